/** A desktop and a phone. */
export const screens = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];
