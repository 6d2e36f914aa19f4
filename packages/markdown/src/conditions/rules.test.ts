import {expect, it} from 'vitest';
import {rules} from './rules';

it('hides other variants, and the labels once there is a choice', () => {
  expect(rules([{name: 'platform', label: '', all: '', values: {macos: '', linux: ''}}])).toBe(
    '[data-for-platform=macos] [data-only-platform]:not([data-only-platform~=macos]){display:none}' +
      '[data-for-platform=linux] [data-only-platform]:not([data-only-platform~=linux]){display:none}' +
      '[data-for-platform] [data-only-label=platform]{display:none}',
  );
});
