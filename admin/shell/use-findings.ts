import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { api } from './api.ts'
import { useEntry } from './entry.ts'
import { failureOf } from './failure.ts'

/** A search result with its page. */
type Finding = { to: string; label: string; detail: string }

type Findings = { group: string; findings: Finding[] }[]

const WAIT_MS = 200
const EACH = 5

/** Searches orders, products and customers, as far as the user may see them. */
export function useFindings() {
  const { permissoes } = useEntry().funcionario
  const [findings, setFindings] = useState<Findings>([])
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef('')
  const look = useDebouncedCallback(async (busca: string) => {
    try {
      const sources = SOURCES.filter(({ permission }) => permissoes.includes(permission))
      const found = await Promise.all(sources.map(({ ask }) => ask(busca)))
      if (last.current !== busca) return
      setProblem(null)
      setFindings(sources.map(({ group }, i) => ({ group, findings: found[i] ?? [] })))
    } catch (error) {
      setProblem(failureOf(error).mensagem)
    }
  }, WAIT_MS)

  function search(text: string) {
    last.current = text.trim()
    if (last.current.length < 2) setFindings([])
    else void look(last.current)
  }

  return { findings, problem, search }
}

const SOURCES: { group: string; permission: string; ask: (busca: string) => Promise<Finding[]> }[] = [
  {
    group: 'Pedidos',
    permission: 'pedidos.ver',
    async ask(busca) {
      const { itens } = await api.orders.list({ busca, porPagina: EACH })
      return itens.map(({ id, numero, nome, titulo }) => ({
        to: `/pedidos/${id}`,
        label: `Pedido ${numero}`,
        detail: `${nome} · ${titulo}`,
      }))
    },
  },
  {
    group: 'Produtos',
    permission: 'catalogo.ver',
    async ask(busca) {
      const { itens } = await api.products.list({ busca, porPagina: EACH, ordem: '-vendas' })
      return itens.map(({ id, nome, marca }) => ({ to: `/produtos/${id}`, label: nome, detail: marca }))
    },
  },
  {
    group: 'Clientes',
    permission: 'clientes.ver',
    async ask(busca) {
      const { itens } = await api.customers.list({ busca, porPagina: EACH })
      return itens.map(({ id, nomeRazao, email }) => ({
        to: `/clientes/${id}`,
        label: nomeRazao,
        detail: email,
      }))
    },
  },
  {
    group: 'Compraram sem conta',
    permission: 'clientes.ver',
    async ask(busca) {
      const { itens } = await api.orders.guestBuyers({ busca })
      return itens.map(({ email, nome }) => ({
        to: `/pedidos?${new URLSearchParams({ busca: email })}`,
        label: nome,
        detail: email,
      }))
    },
  },
]
