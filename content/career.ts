import type { Job } from '../src/content/schemas.ts';

/** The jobs, newest first. `end: null` is the present one. */
export default [
  {
    company: 'job_1_company',
    position: 'job_1_position',
    location: 'job_1_location',
    description: 'job_1_description',
    start: '2023-01',
    end: null,
    responsibilities: [
      'job_1_task_1',
      'job_1_task_2',
      'job_1_task_3',
      'job_1_task_4',
      'job_1_task_5',
      'job_1_task_6',
      'job_1_task_7',
      'job_1_task_8',
      'job_1_task_9',
    ],
  },
  {
    company: 'job_2_company',
    position: 'job_2_position',
    location: 'job_2_location',
    description: 'job_2_description',
    start: '2016-01',
    end: '2022-12',
    responsibilities: ['job_2_task_1', 'job_2_task_2', 'job_2_task_3', 'job_2_task_4', 'job_2_task_5', 'job_2_task_6'],
  },
] satisfies Job[];
