import {expect, it} from 'vitest';
import {isOver, NoticeError, readNotice} from './readNotice';

it('reads a notice, its day quoted or not', () => {
  expect(readNotice({type: 'tip', text: 'New.'})).toEqual({type: 'tip', text: 'New.'});
  const notice = {type: 'warning', text: 'Soon.', until: '2026-01-31'};
  expect(readNotice(notice)).toEqual(notice);
  expect(readNotice({...notice, until: new Date('2026-01-31')})).toEqual(notice);
});

it.each([
  ['Look here', '“notice” needs a type and a text.', /^Write, for example, notice: \{type: warning, text: /],
  [{type: 'tip'}, 'The notice has no text.', /^Write, for example/],
  [{text: 'x'}, 'The notice has no type.', /^Types are note, tip, info, warning, danger\.$/],
  [{type: 'warnign', text: 'x'}, 'There is no notice of type “warnign”.', /^Did you mean “warning”\?$/],
  [{type: 'tip', text: 'x', untill: 'x'}, 'A notice has no field “untill”.', /^Did you mean “until”\?$/],
  [{type: 'tip', text: 'x', until: '31/01/2026'}, '“until” is not a valid date: 31/01/2026.', /until: 2026-01-31/],
  [{type: 'tip', text: 'x', until: '2026-02-31'}, '“until” is not a valid date: 2026-02-31.', /until: 2026-01-31/],
])('refuses %j', (value, message, hint) => {
  expect(() => readNotice(value)).toThrow(NoticeError);
  expect(() => readNotice(value)).toThrow(
    expect.objectContaining({message, hint: expect.stringMatching(hint) as unknown as string}),
  );
});

it('is over when its last day is', () => {
  expect(isOver('2026-01-31', new Date('2026-01-31T23:59:59Z'))).toBe(false);
  expect(isOver('2026-01-31', new Date('2026-02-01T00:00:00Z'))).toBe(true);
});
