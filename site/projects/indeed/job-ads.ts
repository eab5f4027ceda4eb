/** The text keys of job titles, and of one-line descriptions. */
export const trades = [
  'jobs_joiner',
  'jobs_cabinets',
  'jobs_carpenter',
  'jobs_welder',
  'jobs_electrician',
  'jobs_plumber',
  'jobs_nurse',
  'jobs_driver',
  'jobs_baker',
  'jobs_cook',
  'jobs_teacher',
  'jobs_developer',
  'jobs_books',
  'jobs_gardener',
] as const;
export const notes = [
  'jobs_night',
  'jobs_licence',
  'jobs_workshop',
  'jobs_tools',
  'jobs_weekends',
  'jobs_training',
] as const;

export interface Ad {
  trade: (typeof trades)[number];
  note: (typeof notes)[number];
  company: string;
  /** The place as the company spells it. */
  place: string;
  /** In rand: by the hour if below a thousand, otherwise by the month. */
  pay: number;
}

/** Places with their names in advertisements; the filter shows the first name. */
export const places = [
  ['Durban', 'eThekwini'],
  ['Pinetown'],
  ['Pietermaritzburg', 'Maritzburg'],
  ['Johannesburg', 'Joburg'],
  ['Gqeberha', 'Port Elizabeth'],
] as const;

const row = (trade: Ad['trade'], note: Ad['note'], company: string, place: string, pay: number): Ad => ({
  trade,
  note,
  company,
  place,
  pay,
});

/** Forty advertisements. Only the places are real. */
export const ads: readonly Ad[] = [
  row('jobs_joiner', 'jobs_tools', 'Nine Thumbs & Daughters', 'Durban', 95),
  row('jobs_driver', 'jobs_workshop', 'Nine Thumbs & Daughters', 'eThekwini', 72),
  row('jobs_joiner', 'jobs_weekends', 'Stairs to Nowhere', 'Pinetown', 17_500),
  row('jobs_nurse', 'jobs_night', 'Owls Against Mondays', 'Durban', 24_800),
  row('jobs_developer', 'jobs_training', 'Square Wheels & Sons', 'eThekwini', 32_000),
  row('jobs_cabinets', 'jobs_tools', 'Chocolate Kettles', 'Pietermaritzburg', 19_200),
  row('jobs_welder', 'jobs_tools', 'Unsinkable Sieves', 'Gqeberha', 110),
  row('jobs_joiner', 'jobs_training', 'Doors for Tents', 'Maritzburg', 9_400),
  row('jobs_baker', 'jobs_night', 'Soup by Ladder', 'Johannesburg', 68),
  row('jobs_carpenter', 'jobs_licence', 'Half a Bridge', 'Durban', 120),
  row('jobs_books', 'jobs_workshop', 'Stairs to Nowhere', 'Pinetown', 21_000),
  row('jobs_plumber', 'jobs_licence', 'Umbrellas for Fish', 'Durban', 26_500),
  row('jobs_joiner', 'jobs_tools', 'Half a Bridge', 'eThekwini', 105),
  row('jobs_teacher', 'jobs_weekends', 'School of Yawning', 'Pietermaritzburg', 28_300),
  row('jobs_electrician', 'jobs_licence', 'Lamps by Daylight', 'Joburg', 34_000),
  row('jobs_cook', 'jobs_night', 'Soup by Ladder', 'Durban', 14_900),
  row('jobs_gardener', 'jobs_tools', 'Polishers of Cactus', 'Pinetown', 48),
  row('jobs_developer', 'jobs_weekends', 'Owls Against Mondays', 'Johannesburg', 52_000),
  row('jobs_joiner', 'jobs_licence', 'Chocolate Kettles', 'Port Elizabeth', 22_600),
  row('jobs_driver', 'jobs_night', 'Snails by Express', 'Durban', 16_200),
  row('jobs_cabinets', 'jobs_training', 'Nine Thumbs & Daughters', 'Durban', 62),
  row('jobs_welder', 'jobs_night', 'Half a Bridge', 'Pinetown', 23_000),
  row('jobs_books', 'jobs_weekends', 'Unsinkable Sieves', 'Gqeberha', 27_400),
  row('jobs_nurse', 'jobs_weekends', 'Left Socks Only', 'Joburg', 29_900),
  row('jobs_joiner', 'jobs_night', 'Owls Against Mondays', 'Johannesburg', 24_000),
  row('jobs_cook', 'jobs_training', 'Square Wheels & Sons', 'Maritzburg', 52),
  row('jobs_electrician', 'jobs_tools', 'Doors for Tents', 'Durban', 140),
  row('jobs_carpenter', 'jobs_workshop', 'Doors for Tents', 'Pietermaritzburg', 18_800),
  row('jobs_teacher', 'jobs_training', 'School of Yawning', 'eThekwini', 12_500),
  row('jobs_joiner', 'jobs_tools', 'Lamps by Daylight', 'Pinetown', 31_000),
  row('jobs_baker', 'jobs_weekends', 'Left Socks Only', 'Pinetown', 13_700),
  row('jobs_gardener', 'jobs_weekends', 'Umbrellas for Fish', 'Durban', 8_900),
  row('jobs_plumber', 'jobs_tools', 'Unsinkable Sieves', 'Port Elizabeth', 130),
  row('jobs_driver', 'jobs_licence', 'Polishers of Cactus', 'Maritzburg', 85),
  row('jobs_joiner', 'jobs_weekends', 'Left Socks Only', 'Durban', 46_000),
  row('jobs_developer', 'jobs_night', 'Snails by Express', 'Durban', 47_500),
  row('jobs_cabinets', 'jobs_weekends', 'Umbrellas for Fish', 'Joburg', 25_300),
  row('jobs_nurse', 'jobs_licence', 'Snails by Express', 'Pietermaritzburg', 160),
  row('jobs_welder', 'jobs_training', 'Chocolate Kettles', 'Durban', 11_800),
  row('jobs_joiner', 'jobs_training', 'Polishers of Cactus', 'Gqeberha', 55),
];
