import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Staff = NonNullable<RequestContext['funcionario']>

/** In whose name the demonstration does what only staff may do. */
export function demoStaff(...permissoes: Staff['permissoes'][number][]): Staff {
  return { id: null, nome: 'Demonstração', email: '', papel: null, permissoes }
}
