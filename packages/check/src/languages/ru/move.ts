/** Russian messages about moves. What is a value stands in the nominative. */
import type { CodeOf, Translations } from '../translation.js';

const COMPARE = 'сверьте с исходной записью';
const MISSING_BEFORE = 'возможно, раньше пропущен ход или записан дважды';

export const move: Translations<CodeOf<'move'>> = {
  'move/bad-move-syntax': { message: '«{text}» не ход; линия на этом обрывается', hint: COMPARE },
  'move/wrong-side': {
    message: 'ходят {side:phrase}, а запись называет другую сторону; линия обрывается перед ходом',
    hint: MISSING_BEFORE,
  },
  'move/no-piece-at-origin': {
    message: 'на {from} нет фигуры; линия обрывается перед ходом',
    hint: 'возможно, раньше пропущен ход или в нём опечатка',
  },
  'move/not-own-piece': {
    message: 'на {from} фигура соперника ({found:phrase}); линия обрывается перед ходом',
    hint: MISSING_BEFORE,
  },
  'move/piece-mismatch': {
    message: 'в записи названа фигура {named:phrase}, а на {from}: {found:phrase}; линия обрывается перед ходом',
  },
  'move/own-piece-on-target': { message: 'на {to} стоит своя фигура; линия обрывается перед ходом' },
  'move/not-in-hand': {
    message: 'в руке нет фигуры для сброса на {to} ({named:phrase}); линия обрывается перед ходом',
  },
  'move/occupied': { message: 'поле {to} занято, сброс невозможен; линия обрывается перед ходом' },
  'move/cannot-promote': { message: 'эта фигура не превращается; линия обрывается перед ходом' },
  'move/ambiguous-move': {
    message: 'на {to} могут пойти фигуры с полей {candidates}, и неясно, какая; линия обрывается перед ходом',
  },
  'move/unreachable': {
    message: 'запрещённый ход: {found:phrase} с {from} не ходит на {to} ({done:phrase})',
  },
  'move/outside-promotion-zone': {
    message: 'запрещённый ход: превращение вне зоны превращения ({done:phrase})',
  },
  'move/must-promote': {
    message: 'запрещённый ход: {found:phrase} без превращения на {to} больше не сможет ходить ({done:phrase})',
  },
  'move/dead-end': {
    message: 'запрещённый ход: {named:phrase}, сброс на {to} без будущих ходов ({done:phrase})',
  },
  'move/nifu': {
    message: 'запрещённый ход: вторая непревращённая пешка на вертикали {file}, нифу ({done:phrase})',
  },
  'move/uchifuzume': { message: 'запрещённый ход: мат сбросом пешки, учифудзумэ ({done:phrase})' },
  'move/king-left-in-check': {
    message: 'запрещённый ход: после него свой король остаётся под боем ({done:phrase})',
  },
};
