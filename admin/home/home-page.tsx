import { Page } from '../parts/page.tsx'
import { useEntry } from '../shell/entry.ts'

export function Component() {
  const { funcionario } = useEntry()

  return <Page titulo={`Olá, ${funcionario.nome.split(' ')[0]}`}>{null}</Page>
}
