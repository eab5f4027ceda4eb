import { Band } from '../../ui/band.tsx';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import { Jobs } from './jobs.tsx';
import { Proof } from './proof.tsx';
import type { ResumeData } from './resume-data.ts';
import styles from './resume-page.module.css';
import { Education, Skills, Summary } from './sections.tsx';

export function Page({ data: resume }: { data: ResumeData }) {
  const { summary, jobs, projects, skills, education } = resume;
  return (
    <article className={styles.sheet}>
      <Band />
      <Head resume={resume} />
      <Facts resume={resume} />
      {summary && <Summary summary={summary} />}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {projects.length > 0 && <Proof projects={projects} />}
      {skills.length > 0 && <Skills skills={skills} />}
      {education.length > 0 && <Education education={education} />}
    </article>
  );
}
