/** The component name of an island in texts: `Lift` for `lift`, `ReplayBox` for `replay-box`. */
export const elementName = (island: string): string =>
  island.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
