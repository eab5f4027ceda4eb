import type { Skill } from '../src/content/schemas.ts';

/** The 24 skills, in the order of the panel. Icons are Iconify names (set:name). */
export default [
  { key: 'html', name: 'HTML', icon: 'devicon:html5' },
  { key: 'css', name: 'CSS', icon: 'devicon:css' },
  { key: 'typescript', name: 'TypeScript', icon: 'devicon:typescript', tag: 'tag_typescript' },
  { key: 'react', name: 'React', icon: 'devicon:react', tag: 'tag_react' },
  { key: 'node', name: 'Node', icon: 'logos:nodejs-icon' },
  { key: 'golang', name: 'Golang', icon: 'logos:go', tag: 'tag_golang' },
  { key: 'python', name: 'Python', icon: 'logos:python' },
  { key: 'rabbitmq', name: 'RabbitMQ', icon: 'devicon:rabbitmq' },
  { key: 'jenkins', name: 'Jenkins', icon: 'simple-icons:jenkins' },
  { key: 'kubernetes', name: 'Kubernetes', icon: 'devicon:kubernetes' },
  { key: 'docker', name: 'Docker', icon: 'logos:docker-icon' },
  { key: 'sql', name: 'SQL', icon: 'lucide:database' },
  { key: 'nosql', name: 'NoSQL', icon: 'logos:mongodb-icon', technologies: ['MongoDB'] },
  { key: 'aws', name: 'AWS', icon: 'devicon:amazonwebservices' },
  { key: 'gcp', name: 'GCP', icon: 'devicon:googlecloud' },
  { key: 'n8n', name: 'n8n', icon: 'devicon:n8n' },
  { key: 'zabbix', name: 'Zabbix', icon: 'logos:zabbix' },
  { key: 'ai', label: 'skills_name_ai', icon: 'lucide:brain-circuit', tag: 'tag_ai' },
  { key: 'chatgpt', name: 'ChatGPT', icon: 'logos:openai-icon', tag: 'tag_ai' },
  { key: 'claude', name: 'Claude', icon: 'devicon:claude', tag: 'tag_ai' },
  { key: 'vscode', name: 'VS Code', icon: 'devicon:vscode', tag: 'tag_editor' },
  { key: 'apis', label: 'skills_name_apis', icon: 'lucide:webhook' },
  { key: 'rest', name: 'REST', icon: 'logos:openapi-icon' },
  { key: 'xml', name: 'XML', icon: 'devicon:xml' },
] satisfies Skill[];
