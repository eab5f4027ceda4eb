import { iconNames } from '../../../content/pictures/icon-sets.ts';
import { spellings } from './spellings.ts';

/** Tools in advertisements that the icon set lacks. */
const additionalNames =
  'abap activedirectory angularjs jest numpy nltk opencv rpa activemq ajax aks alpinejs appium aspnet aspnetcore autocad bigquery bootstrap cdk celery circleci cloudformation cloudwatch contentful cucumber cuda cypress databricks db2 dbt directx dynamics365 ec2 ecs ejb eks etl eventhub fastapi flink gitlabci githubactions gke graphql hbase hive hubspot ios j2ee jboss jcl jetpackcompose jpa jsf jsp keycloak langchain lit llamaindex llm llms looker machinelearning mainframe microservices mlflow mqtt mssql nagios objectivec opcua opengl openid opensearch openshift outsystems pega phpunit plc plsql powerapps powerbi presto puppet pyspark reactnative redshift rubyonrails s3 sagemaker salesforce sap sapui5 saphana saltstack scada scikitlearn servicebus servicenow sharepoint shopify sitecore soap solidworks spark spring springboot springmvc sql sqlserver storyblok strapi struts swiftui symfony synapse tableau tailwind tiaportal trino tsql unreal vba vbnet vmware vuex weblogic webrtc websocket websockets websphere wildfly winforms wpf xgboost zookeeper';

/** Names in the icon set that have another meaning in advertisements. */
const excludedNames = new Set(
  'aerospike apex apl apple atom behance biome chrome clarity codex devicon discloud facebook firefox foundation fusion gardener glitch google harvester jet json jule kaggle linkedin linear motion msdos nano nimble opera passport photonengine rect reach safari sema sourceengine stackoverflow starship twitter v8 windows8'.split(
    ' ',
  ),
);

/** Names that are also ordinary words in one of the languages. */
const ambiguousNames =
  'akka ansys awk cairo cypress looker packer playwright stylus subversion tailwind unreal babel bamboo bash beats blender bootstrap bower bruno bun cake canva carbon celery chef claude composer confluence consul couchbase crystal cucumber cursor dart delphi django eclipse electron elastic elixir elm ember envoy expo express fiber fish flask flow ghost gleam go godot grails groovy grunt gulp harbor haxe helix helm hive hugo insomnia ionic jasmine jest julia karma less lit love2d lua lumen maya mercurial meteor mocha nats next nim nomad notion odin oracle ory pandas pega perl phoenix polygon poetry positron presto processing puppet pulsar pug quasar r racket rails railway react realm redhat reflex remix rest rider rollup ros ruby rust sanity sass scala sentry sketch slack soap spark spring stimulus struts swift swiper synapse tableau teleport tex travis turbo unity unix uv vagrant vala vapor vault vertx vim vite vue xd zed zend zig ts js ai ki ia cs';

/** The names of tools, normalised by `plainName`. */
export function listTools(): string[] {
  const icons = iconNames('devicon').map((name) => name.replace(/-(wordmark|plain|original|line)\b/g, ''));
  const names = icons.flatMap((name) => {
    const plain = name.replaceAll('-', '');
    const short = plain.replace(/^(apache|microsoft|amazon)(?=\w{3})/, '');
    return [plain, short];
  });
  const all = [...names, ...additionalNames.split(' '), ...spellings.flat()];
  return [...new Set(all)].filter((name) => name !== '' && !excludedNames.has(name)).sort();
}

/** Names that count only in a suitable context: ordinary words, and those of one or two letters. */
export const listAmbiguous = (names: readonly string[]): string[] => [
  ...new Set([...ambiguousNames.split(' '), ...names.filter((name) => name.length < 3)]),
];
