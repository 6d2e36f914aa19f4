/** In place of React Redux: a state that never changes, as the theme's explorer would start with. */
const state = {auth: {options: {}}, server: {}};

export function useDispatch() {
  return (action: unknown): unknown => action;
}

export function useSelector<T>(select: (current: typeof state) => T): T {
  return select(state);
}
