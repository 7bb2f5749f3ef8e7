import { Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { RuleMatch } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock, ProductRule } from '#contract/content/guides/guide-blocks.ts'
import { TOOLS } from '#domain/instruments/tools.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import { BlockFields } from '../pages/block-fields.tsx'
import { BlockText, BlockTitle } from '../pages/block-words.tsx'

type Fields<Block> = {
  block: Block
  problem: (field: string) => string | undefined
  onChange: (block: GuideBlock) => void
}
type Kind<Name extends GuideBlock['tipo']> = Extract<GuideBlock, { tipo: Name }>

/** The fields of a guide's block. */
export function GuideFields({ block, ...rest }: Fields<GuideBlock>) {
  switch (block.tipo) {
    case 'ferramenta':
      return <ToolFields block={block} {...rest} />
    case 'produtos':
      return <RuleFields block={block} {...rest} />
    case 'produto':
      return <ProductFields block={block} {...rest} />
    default:
      return <BlockFields block={block} {...rest} />
  }
}

function ToolFields({ block, problem, onChange }: Fields<Kind<'ferramenta'>>) {
  return (
    <Stack gap="xs">
      <NativeSelect
        label="Ferramenta"
        data={TOOLS.map(({ url, nome }) => ({ value: url, label: nome }))}
        value={block.ferramenta}
        error={problem('ferramenta')}
        onChange={(event) => onChange({ ...block, ferramenta: event.currentTarget.value })}
      />
      <TextInput
        label="Começa com"
        description="Abra a ferramenta na loja, preencha, e cole aqui o endereço, ou só o que vem depois de “?”, como instrumento=violino. Vazio: do começo."
        maxLength={500}
        value={block.parametros}
        error={problem('parametros')}
        onChange={(event) => onChange({ ...block, ...toolOf(event.currentTarget.value, block.ferramenta) })}
      />
      <BlockText
        value={block.texto}
        error={problem('texto')}
        onChange={(texto) => onChange({ ...block, texto })}
      />
    </Stack>
  )
}

function RuleFields({ block, problem, onChange }: Fields<Kind<'produtos'>>) {
  const { regra } = block
  const set = (changes: Partial<ProductRule>) => onChange({ ...block, regra: { ...regra, ...changes } })

  return (
    <Stack gap="xs">
      <BlockTitle
        value={block.titulo}
        error={problem('titulo')}
        onChange={(titulo) => onChange({ ...block, titulo })}
      />
      <TextInput
        label="Listagem"
        description="Abra a categoria ou a marca na loja, filtre como quer, e cole aqui o endereço."
        maxLength={500}
        value={regra.listagem}
        error={problem('regra.listagem')}
        onChange={(event) => set({ listagem: pathOf(event.currentTarget.value) })}
      />
      <Group align="flex-start">
        <NativeSelect
          label="Ordem"
          data={[...LISTING_ORDERS]}
          value={regra.ordem}
          onChange={(event) => {
            const ordem = LISTING_ORDERS.find((order) => order === event.currentTarget.value)
            if (ordem) set({ ordem })
          }}
        />
        <NumberInput
          label="Quantos"
          min={1}
          max={8}
          value={regra.quantidade}
          error={problem('regra.quantidade')}
          onChange={(value) => set({ quantidade: Number(value) || 1 })}
        />
      </Group>
      <Matches regra={regra} />
      <BlockText
        value={block.texto}
        error={problem('texto')}
        onChange={(texto) => onChange({ ...block, texto })}
      />
    </Stack>
  )
}

/** How many products the rule finds now; a warning if there are none. */
function Matches({ regra: { listagem, ordem, quantidade } }: { regra: ProductRule }) {
  const [match, setMatch] = useState<RuleMatch | null>(null)
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      api.guides.matchRule({ listagem, ordem, quantidade }).then(
        (found) => current && setMatch(found),
        () => current && setMatch(null),
      )
    }, 400)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [listagem, ordem, quantidade])

  return (
    <Text size="sm" role="status" c={match?.total === 0 ? 'red.9' : 'gray.7'}>
      {match?.total === 0 && 'Nenhum produto em estoque: o bloco fica fora da loja até haver um.'}
      {match && match.total > 0 && `${match.total} em estoque. Agora: ${match.nomes.join(', ')}.`}
    </Text>
  )
}

function ProductFields({ block, problem, onChange }: Fields<Kind<'produto'>>) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Endereço do produto"
        description="O que vem depois da barra na página dele, como violino-eagle-ve441."
        maxLength={200}
        value={block.produto}
        error={problem('produto')}
        onChange={(event) =>
          onChange({ ...block, produto: pathOf(event.currentTarget.value).replace(/^\/|\?.*$/g, '') })
        }
      />
      <BlockText
        value={block.texto}
        error={problem('texto')}
        onChange={(texto) => onChange({ ...block, texto })}
      />
    </Stack>
  )
}

/** The tool that a pasted address leads to, and what it begins with there; a text that is no address stays as it is typed. */
function toolOf(text: string, chosen: string): { ferramenta: string; parametros: string } {
  const url = /^https?:\/\//.test(text) ? URL.parse(text.trim()) : null
  if (!url) return { ferramenta: chosen, parametros: text }
  const ferramenta = TOOLS.find((tool) => tool.url === url.pathname)?.url ?? chosen

  return { ferramenta, parametros: url.search.slice(1) }
}

/** The path and query of a pasted address; a text that is none stays as it is typed. */
function pathOf(text: string): string {
  const url = /^https?:\/\//.test(text) ? URL.parse(text.trim()) : null

  return url ? url.pathname + url.search : text
}
