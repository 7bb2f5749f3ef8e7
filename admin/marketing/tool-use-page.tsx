import { Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ToolUse } from '#contract/marketing/admin-marketing.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { PeriodChoice } from '../components/table/period-choice.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import classes from './tool-use.module.css'

/** Periods of the figures, in days including today. */
const PERIODS = ['7', '30'] as const

export function loader({ request }: LoaderFunctionArgs) {
  return api.marketing.toolUse({ dias: oneOf(PERIODS, queryOf(request)['dias']) })
}

/** How much the tools for musicians are used, and for what. */
export function Component() {
  const { ferramentas } = useLoaderData<typeof loader>()

  return (
    <Page title="Uso das ferramentas" actions={<PeriodChoice label="Período" periods={PERIODS} />}>
      <Text size="sm" c="gray.6" maw={720}>
        O que músicos fazem na loja além de comprar: o que procuram no Tamanho certo, que instrumentos afinam,
        que sons ouvem, o que pedem à oficina. São contagens anônimas: a loja não sabe quem foi.
      </Text>
      <DataTable
        label="Uso das ferramentas"
        rows={ferramentas}
        total={ferramentas.length}
        columns={COLUMNS}
        keyOf={({ evento }) => evento}
        empty={
          <EmptyState
            title="Ninguém usou uma ferramenta neste período"
            text="Elas estão ligadas nas categorias, nos produtos e na página inicial (Conteúdo, Página inicial, seção Ferramentas para músicos)."
          />
        }
      />
    </Page>
  )
}

type Line = ToolUse['ferramentas'][number]

const NAMES: Record<Line['evento'], string> = {
  add_to_comparison: 'Comparar: produtos marcados',
  view_comparison: 'Comparar: comparações abertas',
  find_size: 'Tamanho certo: tamanhos achados',
  view_tension: 'Tensão certa: jogos vistos',
  find_string_sets: 'Tensão certa: jogos procurados pela tensão',
  choose_strings: 'Encontrar cordas: buscas',
  save_instrument: 'Meu instrumento: guardados',
  note_string_change: 'Meu instrumento: trocas de cordas anotadas',
  accept_reminders: 'Meu instrumento: lembretes aceitos',
  filter_fitting: 'Meu instrumento: só o que serve',
  use_tuner: 'Afinador: ligado',
  use_tuning_fork: 'Diapasão: notas tocadas',
  use_metronome: 'Metrônomo: ligado',
  play_sound: 'Ouvir: sons tocados',
  compare_blind: 'Ouvir às cegas: preferidos',
  play_video: 'Vídeo: assistidos',
  view_spin: 'Em 360°: abertos',
  filter_reviews: 'Avaliações de quem toca parecido: vistas',
  prefer_left_handed: 'Canhotos: ligado na loja',
  view_piece: 'Exemplares: vistos',
  view_passport: 'Passaporte: abertos',
  hand_over_instrument: 'Passaporte: links para passar adiante',
  receive_instrument: 'Passaporte: recebidos do dono anterior',
  search_serial: 'Passaporte: números de série procurados',
  accept_trade_in: 'Trocas: créditos aceitos',
  choose_service: 'Regulagem: escolhas',
  answer_work_quote: 'Oficina: orçamentos respondidos',
  request_quote: 'Propostas: pedidas na sacola',
  accept_quote: 'Propostas: aceitas',
  add_to_wishlist: 'Favoritos: produtos marcados',
  create_list: 'Listas: criadas',
  add_to_list: 'Listas: produtos postos',
  share_list: 'Listas: compartilhadas',
  share_class_list: 'Turmas: listas abertas para os pais',
  view_class_list: 'Turmas: listas vistas por pais',
  save_for_later: 'Sacola: guardados para depois',
  take_shared_cart: 'Sacola: recebidas de quem compartilhou',
  add_price_alert: 'Avisos de preço: pedidos',
  add_stock_alert: 'Avise-me: pedidos',
  view_guide: 'Guias: lidos',
}

const COLUMNS: Column<Line>[] = [
  {
    title: 'Ferramenta',
    cell: (line) => (
      <>
        {NAMES[line.evento]}
        <div className={classes['below']}>
          <Uses of={line} />
        </div>
      </>
    ),
  },
  { title: 'Vezes', cell: ({ total }) => total.toLocaleString('pt-BR'), align: 'right' },
  {
    title: 'O que mais',
    wide: true,
    cell: (line) => <Uses of={line} />,
  },
]

function Uses({ of: { termos, produtos } }: { of: Line }) {
  return (
    <>
      <Most of={termos.map(({ termo, total }) => [termo, total])} />
      <Most of={produtos.map(({ nome, total }) => [nome, total])} />
    </>
  )
}

/** What a tool was used for most, each with how often. */
function Most({ of }: { of: [what: string, total: number][] }) {
  if (of.length === 0) return null

  return (
    <Text size="sm" c="gray.6">
      {of.map(([what, total]) => `${what} (${total.toLocaleString('pt-BR')})`).join(' · ')}
    </Text>
  )
}
