/** Whether builds hold a `.br` and a `.gz` of each text file: for servers that send them, as those of `deploy/` do. */
export const compression = {isOn: true};
