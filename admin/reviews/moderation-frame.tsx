import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../components/page/page.tsx'
import { useWaiting, type Waiting } from './use-waiting.ts'

const TABS: { para: string; nome: string; conta: keyof Waiting }[] = [
  { para: '/opinioes', nome: 'Avaliações', conta: 'avaliacoes' },
  { para: '/opinioes/perguntas', nome: 'Perguntas', conta: 'perguntas' },
  { para: '/opinioes/respostas', nome: 'Respostas de clientes', conta: 'respostas' },
  { para: '/opinioes/loja', nome: 'Avaliações da loja', conta: 'avaliacoesLoja' },
]

/** What stands around every list of what shoppers say: the kinds of it, with how many wait. */
export function ModerationFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const waiting = useWaiting()

  return (
    <Page titulo="Opiniões">
      <Tabs value={pathname} onChange={(para) => para !== null && void navigate(para)}>
        <Tabs.List aria-label="Tipos de opinião" mb="md">
          {TABS.map(({ para, nome, conta }) => (
            <Tabs.Tab key={para} value={para}>
              {nome}
              {waiting && waiting[conta] > 0 ? ` (${waiting[conta]})` : ''}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={pathname}>{children}</Tabs.Panel>
      </Tabs>
    </Page>
  )
}
