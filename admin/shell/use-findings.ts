import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { api } from './api.ts'
import { useEntry } from './entry.ts'
import { failureOf } from './failure.ts'

/** Something of the store that was looked for, and where it is. */
type Finding = { para: string; nome: string; detalhe: string }

type Findings = { grupo: string; achados: Finding[] }[]

const WAIT_MS = 200
const EACH = 5

/** Looks through orders, products and customers for what is typed, as far as its reader may see them. */
export function useFindings() {
  const { permissoes } = useEntry().funcionario
  const [findings, setFindings] = useState<Findings>([])
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef('')
  const look = useDebouncedCallback(async (busca: string) => {
    try {
      const sources = SOURCES.filter(({ permissao }) => permissoes.includes(permissao))
      const found = await Promise.all(sources.map(({ ask }) => ask(busca)))
      if (last.current !== busca) return
      setProblem(null)
      setFindings(sources.map(({ grupo }, i) => ({ grupo, achados: found[i] ?? [] })))
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

const SOURCES: { grupo: string; permissao: string; ask: (busca: string) => Promise<Finding[]> }[] = [
  {
    grupo: 'Pedidos',
    permissao: 'pedidos.ver',
    async ask(busca) {
      const { itens } = await api.orders.list({ busca, porPagina: EACH })
      return itens.map(({ id, numero, nome, titulo }) => ({
        para: `/pedidos/${id}`,
        nome: `Pedido ${numero}`,
        detalhe: `${nome} · ${titulo}`,
      }))
    },
  },
  {
    grupo: 'Produtos',
    permissao: 'catalogo.ver',
    async ask(busca) {
      const { itens } = await api.products.list({ busca, porPagina: EACH, ordem: '-vendas' })
      return itens.map(({ id, nome, marca }) => ({ para: `/produtos/${id}`, nome, detalhe: marca }))
    },
  },
  {
    grupo: 'Clientes',
    permissao: 'clientes.ver',
    async ask(busca) {
      const { itens } = await api.customers.list({ busca, porPagina: EACH })
      return itens.map(({ id, nomeRazao, email }) => ({
        para: `/clientes/${id}`,
        nome: nomeRazao,
        detalhe: email,
      }))
    },
  },
  {
    grupo: 'Compraram sem conta',
    permissao: 'clientes.ver',
    async ask(busca) {
      const { itens } = await api.orders.guestBuyers({ busca })
      return itens.map(({ email, nome }) => ({
        para: `/pedidos?${new URLSearchParams({ busca: email })}`,
        nome,
        detalhe: email,
      }))
    },
  },
]
