/** Queries of the blog’s address that are too long, repeated, broken or hostile. */
export const strangeQueries = [
  `?q=${'x'.repeat(10_000)}`,
  `?q=${encodeURIComponent('😀'.repeat(200))}`,
  '?q=%3Cscript%3Ealert(1)%3C/script%3E&tag=%22%3E%3Cimg%20src=x%3E',
  '?q=a&q=b&tag=react&tag=react&tag=nothing&tag=__proto__&sort=sideways&sort=oldest&saved=yes',
  '?q=%E0%A4%A&tag=%00&sort=',
  '?tag&q&sort&saved&=&&',
];
