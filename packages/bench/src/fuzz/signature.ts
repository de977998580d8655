/** Tells whether two faults are likely the same one. */
import type { Fault } from './exercise.js';

/** The kind, the step, and of an exception the message without numbers and quoted text and the place that threw it. */
export function signatureOf({ kind, step, detail }: Fault): string {
  if (kind === 'slow') return `${kind} ${step}`;
  const [message, place = ''] = detail.split('\n', 2);
  const general = message.replace(/[0-9]+/g, 'N').replace(/'[^']*'/g, "''");
  return kind === 'throw' ? `${kind} ${general} ${place.trim()}` : `${kind} ${general}`;
}
