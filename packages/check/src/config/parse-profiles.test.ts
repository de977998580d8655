import { describe, expect, test } from 'vitest';
import { profiles } from '../profile.js';
import { parseProfiles } from './parse-profiles.js';
import { makeValidator, readSchema } from './testing/make-validator.js';

const faultsOf = (text: string): string[] => {
  const parsed = parseProfiles(text);
  return parsed.ok ? [] : parsed.faults.map(({ pointer, line, reason }) => `${pointer} ${line} ${reason}`);
};
const profileOf = (profile: object): string => JSON.stringify({ profiles: { club: profile } });

describe('profiles of a file', () => {
  test('have from their base what they do not say', () => {
    const severities = { 'record/unjustified-mate': 'error' };
    const parsed = parseProfiles(profileOf({ base: 'lenient', impasse: '27-points', severities }));
    expect(parsed.ok && parsed.profiles.get('club')).toEqual({
      ...profiles.lenient,
      impasse: '27-points',
      severities: { ...profiles.lenient.severities, ...severities },
    });
  });

  test('are those of the JSA where they say nothing', () => {
    const parsed = parseProfiles(profileOf({}));
    expect(parsed.ok && parsed.profiles.get('club')).toEqual(profiles.jsa);
  });
});

describe('faults', () => {
  test.for([
    [
      'a key that is not known',
      '{\n "profiles": {\n  "a": { "repetitoin": 3 }\n }\n}',
      "/profiles/a/repetitoin 3 'repetitoin' is not known here; did you mean 'repetition'?",
    ],
    ['a key far from all', profileOf({ xyzzyxyz: 1 }), "/profiles/club/xyzzyxyz 1 'xyzzyxyz' is not known here"],
    [
      'a key at the top',
      '{"profile":{},"profiles":{}}',
      "/profile 1 'profile' is not known here; did you mean 'profiles'?",
    ],
    ['nothing', '{}', " 1 'profiles' is missing"],
    ['a list', '[]', ' 1 it is no object'],
    ['no JSON', '{"profiles":\n', ' 2 it is no JSON: it ends where a value is due'],
    ['a word among words', profileOf({ impasse: '25' }), '/profiles/club/impasse 1 it is none of 24-points, 27-points'],
    [
      'an unknown base',
      profileOf({ base: 'jas' }),
      '/profiles/club/base 1 it is none of jsa, amateur-27, csa, kislyuk-1990, tsume, lenient',
    ],
    ['a number too small', profileOf({ repetition: 1 }), '/profiles/club/repetition 1 it is not >= 2'],
    ['no number', profileOf({ repetition: '4' }), '/profiles/club/repetition 1 it is no integer'],
    [
      'an unknown code',
      profileOf({ severities: { 'move/nifuu': 'off' } }),
      "/profiles/club/severities/move~1nifuu 1 'move/nifuu' is not known here; did you mean 'move/nifu'?",
    ],
  ])('%s', ([, text, fault]) => {
    expect(faultsOf(text as string)).toEqual([fault]);
  });

  test('have a column', () => {
    const parsed = parseProfiles('{\n  "profile": {},\n  "profiles": {}\n}');
    expect(parsed.ok || parsed.faults).toMatchObject([{ line: 2, column: 14 }]);
  });

  test('are told all at once', () => {
    expect(faultsOf(profileOf({ impase: 1, tsume: 'yes' }))).toHaveLength(2);
  });
});

describe('the schema', () => {
  test('names the built-in profiles and the keys of a profile', () => {
    const { properties } = (readSchema() as { $defs: { profile: { properties: Record<string, { enum?: string[] }> } } })
      .$defs.profile;
    expect(properties.base?.enum).toEqual(Object.keys(profiles));
    expect(Object.keys(properties)).toEqual(['base', ...Object.keys(profiles.jsa)]);
  });

  test('gave the function that checks by it', async () => {
    await expect(makeValidator()).toMatchFileSnapshot('schema-validator.ts');
  });
});
