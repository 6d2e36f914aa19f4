import {SettingsError} from '@lectern/kit/settingsError';
import {parts} from './parts';

/**
 * Whether visited pages and search also work without a network. `OFFLINE=1` and
 * `OFFLINE=0` override it for one build.
 */
const {OFFLINE: chosen = parts.offline ? '1' : '0'} = process.env;

if (chosen !== '0' && chosen !== '1') {
  throw new SettingsError('src/config/offline.ts', [`, OFFLINE is “${chosen}”: write “1” or “0”.`]);
}

export const isOffline = chosen === '1';
