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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
