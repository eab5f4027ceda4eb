/** Texts that only the owner can write, with descriptions. A build without one stops, unless it is in `optionalTexts`. */
export const ownerTexts = {
  banner_job_title: 'the profession, in the banner',
  banner_tagline: 'the large line in the banner',
  banner_text: 'two or three sentences about the owner, in the banner',
  home_about_text: 'a paragraph about the owner, on the home page',
  about_tagline: 'one line about the owner, in the profile',
  about_occupation: 'the profession, in the profile',
  about_location: 'where the owner lives, in the profile',
  blog_author_bio: 'who writes, below every article',
  footer_place: 'where the owner lives, in the footer',
} as const;

/** The texts that the owner may leave out; pages then omit them. */
export const optionalTexts: ReadonlySet<string> = new Set<keyof typeof ownerTexts>([
  'banner_tagline',
  'banner_text',
  'home_about_text',
  'about_tagline',
]);
