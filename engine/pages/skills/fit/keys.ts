/** Keys of selected texts, as literals, so that the build finds them. */
export const titleKeys = { met: 'fit_there', partlyMet: 'fit_short', missing: 'fit_missing' } as const;

export const verdictKeys = {
  good: 'fit_verdict_good',
  part: 'fit_verdict_part',
  bad: 'fit_verdict_bad',
  none: 'fit_verdict_none',
} as const;

export const depthKeys = {
  job: 'fit_depth_job',
  project: 'fit_depth_project',
  article: 'fit_depth_article',
  learning: 'fit_depth_learning',
  named: 'fit_depth_named',
} as const;

export const modeKeys = {
  remote: 'work_mode_remote',
  hybrid: 'work_mode_hybrid',
  onsite: 'work_mode_onsite',
} as const;
