// The plugin's messages when it runs within `npm run references`: only those that ask for action.
const silent = () => {};

export const log = silent;
export const info = silent;
export const debug = silent;
export const success = silent;
export const warn = (message) => console.warn(message);
export const error = (message) => console.error(message);
