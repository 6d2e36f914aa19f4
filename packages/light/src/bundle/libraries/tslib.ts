/** In place of tslib, for `@docusaurus/utils-common`: what it uses of that. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
