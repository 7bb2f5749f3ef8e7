import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { plainText } from '#domain/format/plain-text.ts'
import { ACTIONS } from './actions.ts'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'
import { useFindings } from './use-findings.ts'

type Line = { para: string; nome: string; detalhe?: string }

/** What Ctrl K opens: orders, products, customers, what can be done, and every page, by what is typed of their names. */
export function Palette() {
  const [typed, setTyped] = useState('')
  const { findings, problem, search } = useFindings()
  const { permissoes } = useEntry().funcionario
  const navigate = useNavigate()
  const named = (lines: { nome: string; para: string; permissao: string }[]): Line[] =>
    lines.filter(({ nome, permissao }) => permissoes.includes(permissao) && isMeant(nome, typed))
  const groups = [
    ...findings.map(({ grupo, achados }) => ({ nome: grupo, linhas: achados })),
    { nome: 'Ações', linhas: named(ACTIONS) },
    { nome: 'Páginas', linhas: named(MENU.flatMap(({ linhas }) => linhas)) },
  ].filter(({ linhas }) => linhas.length > 0)

  function type(text: string) {
    setTyped(text)
    search(text)
  }

  return (
    <Spotlight.Root query={typed} onQueryChange={type} shortcut={['mod + K']} scrollable maxHeight="60vh">
      <Spotlight.Search
        placeholder="Buscar pedidos, produtos, clientes e páginas"
        aria-label="Buscar em tudo"
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ nome: grupo, linhas }) => (
          <Spotlight.ActionsGroup key={grupo} label={grupo}>
            {linhas.map(({ para, nome, detalhe }) => (
              <Spotlight.Action
                key={para}
                label={nome}
                {...(detalhe !== undefined && { description: detalhe })}
                onClick={() => void navigate(para)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{problem ?? 'Nada com este nome. Tente outra palavra.'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Every word that is typed begins a word of the name. */
function isMeant(nome: string, typed: string): boolean {
  const words = plainText(nome).split(' ')

  return plainText(typed)
    .split(' ')
    .every((word) => words.some((other) => other.startsWith(word)))
}
