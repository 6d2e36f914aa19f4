/**
 * In place of Redux Toolkit. The theme's tabs report the reader's choices to its explorer, which is
 * left out: so they call actions that nobody listens to.
 */
interface SliceOptions {
  name: string;
  initialState: unknown;
  reducers: Record<string, unknown>;
}

export function createSlice({name, initialState, reducers}: SliceOptions) {
  const actions = Object.fromEntries(
    Object.keys(reducers).map((key) => [key, (payload: unknown) => ({type: `${name}/${key}`, payload})]),
  );
  return {name, actions, reducer: (state: unknown = initialState) => state};
}
