/** Whether builds contain a `.br` and a `.gz` of each text file, for servers that send them, such as those of `deploy/`. */
export const compression = {isOn: true};
