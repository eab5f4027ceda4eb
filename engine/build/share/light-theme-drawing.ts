import { DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';

type Properties = ReadonlyMap<string, string>;

interface Rule {
  selectors: string[];
  declarations: string;
}

/**
 * For renderers without media queries and custom properties. Reused parts are copied: their colours depend on the
 * place.
 */
export function inLightTheme(svg: string): string {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = document.documentElement;
  if (!root) return svg;
  const rules = [...root.getElementsByTagName('style')].flatMap(readRules);
  const parts = new Map<string | null, Element>();
  for (const part of root.getElementsByTagName('*'))
    parts.set(`#${part.getAttribute('id')}`, part.cloneNode(true) as Element);

  const paint = (element: Element, inherited: Properties): void => {
    const selectors = (element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    if (element === root) selectors.unshift(':root');
    const own = rules.filter((rule) => rule.selectors.some((one) => selectors.includes(one)));
    const properties = own.reduce(define, inherited);
    const styles = own.filter(({ declarations }) => declarations.includes('var(')).map((rule) => rule.declarations);
    const written = [...styles, element.getAttribute('style')]
      .filter(Boolean)
      .join(';')
      .replace(/--[\w-]+:[^;]+;?/g, '');
    if (styles.length > 0) element.setAttribute('style', written);
    for (const { name, value } of [...element.attributes])
      if (value.includes('var(')) element.setAttribute(name, resolve(value, properties));
    measureDashes(element);
    // A clip path has no colours and must not contain groups.
    if (element.localName === 'clipPath') return;
    const part = element.localName === 'use' && parts.get(element.getAttribute('href'));
    const painted = part ? copyInto(element, part) : element;
    for (const child of [...painted.childNodes]) if (isElement(child)) paint(child, properties);
  };
  paint(root, new Map());
  return new XMLSerializer().serializeToString(document);
}

function readRules(style: Element): Rule[] {
  style.textContent = (style.textContent ?? '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...style.textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selectors: selector.trim().split(/\s*,\s*/),
    declarations,
  }));
}

function define(inherited: Properties, { declarations }: Rule): Properties {
  const found = [...declarations.matchAll(/(--[\w-]+):([^;]+)/g)];
  if (found.length === 0) return inherited;
  return new Map([
    ...inherited,
    ...found.map(([, name = '', value = '']) => [name, resolve(value, inherited)] as const),
  ]);
}

const resolve = (value: string, properties: Properties): string =>
  value.replace(
    /var\((--[\w-]+)(?:,([^()]*))?\)/g,
    (whole, name, otherwise) => properties.get(name) ?? otherwise ?? whole,
  );

function copyInto(use: Element, part: Element): Element {
  const group = use.ownerDocument?.createElementNS(use.namespaceURI, 'g') as Element;
  for (const { name, value } of [...use.attributes])
    if (!['href', 'x', 'y'].includes(name)) group.setAttribute(name, value);
  const place = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`;
  group.setAttribute('transform', `${use.getAttribute('transform') ?? ''}${place}`);
  const copy = part.cloneNode(true) as Element;
  copy.removeAttribute('id');
  group.appendChild(copy);
  use.parentNode?.replaceChild(group, use);
  return group;
}

/** The renderer supports dashes in user units only: fractions of a circle are converted. */
function measureDashes(element: Element): void {
  const [parts, radius] = ['pathLength', 'r'].map((name) => Number(element.getAttribute(name)));
  const dashes = element.getAttribute('stroke-dasharray');
  if (element.localName !== 'circle' || !parts || !radius || !dashes) return;
  const unit = (2 * Math.PI * radius) / parts;
  element.setAttribute(
    'stroke-dasharray',
    dashes.replace(/[\d.]+/g, (dash) => String(Number(dash) * unit)),
  );
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
