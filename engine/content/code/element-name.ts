/** The component by which a text names an island: `Lift` of `lift`, `ReplayBox` of `replay-box`. */
export const elementName = (island: string): string =>
  island.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
