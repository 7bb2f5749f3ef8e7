type Node = { type: string; [key: string]: unknown }

const NAMED = /^(Function|Class)|^VariableDeclarator$|^TS(TypeAlias|Interface|Enum)Declaration$/

const MEMBERS = /^(TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/

/** The names that a file declares: variables, parameters, functions, types and members. `tree` is the parser's. */
export function declaredNames(tree: unknown): string[] {
  const names: string[] = []
  walk(tree)
  return names

  function walk(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) walk(item)
    if (!isNode(value)) return
    if (NAMED.test(value.type)) declare(value['id'])
    if (MEMBERS.test(value.type) && value['computed'] !== true) declare(value['key'])
    if (Array.isArray(value['params'])) value['params'].forEach(declare)
    Object.values(value).forEach(walk)
  }

  /** A name, or the names of a pattern that destructures. */
  function declare(pattern: unknown): void {
    if (Array.isArray(pattern)) for (const item of pattern) declare(item)
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') names.push(String(pattern['name']))
    else if (pattern.type === 'Property') declare(pattern['value'])
    else
      for (const part of ['properties', 'elements', 'left', 'argument', 'parameter']) declare(pattern[part])
  }
}

/** The titles of a file's tests and groups of tests, those of tables as they are written. */
export function testTitles(tree: unknown): string[] {
  const titles: string[] = []
  walk(tree)
  return titles

  function walk(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) walk(item)
    if (!isNode(value)) return
    if (
      value.type === 'CallExpression' &&
      TESTS.has(rootOf(value['callee'])) &&
      Array.isArray(value['arguments'])
    )
      titles.push(...textsOf(value['arguments'][0]))
    Object.values(value).forEach(walk)
  }
}

const TESTS = new Set(['test', 'describe', 'it'])

/** `test` of `test.skipIf(…).each(…)`. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''

  return callee.type === 'Identifier' ? String(callee['name']) : rootOf(callee['object'] ?? callee['callee'])
}

/** The texts of a string or a template. */
function textsOf(title: unknown): string[] {
  if (!isNode(title)) return []
  if (title.type === 'Literal') return typeof title['value'] === 'string' ? [title['value']] : []
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title['quasis'])) return []

  return title['quasis'].flatMap((part: unknown) =>
    isNode(part) && isRecord(part['value']) ? [String(part['value']['cooked'])] : [],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
