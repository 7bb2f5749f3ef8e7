import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { IconFlask, IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PromotionInList } from '#contract/marketing/admin-marketing.ts'
import { PROMOTION_SITUATIONS } from '#domain/promotions/promotion-situation.ts'
import { benefitText, conditionTexts } from '#domain/promotions/promotion-text.ts'
import { KINDS, SITUATIONS, usesText } from './promotion-words.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { tipo, situacao, busca, pagina } = queryOf(request)

  return api.marketing.listPromotions({
    busca,
    pagina,
    tipo: oneOf(['promocao', 'cupom'], tipo),
    situacao: oneOf(PROMOTION_SITUATIONS, situacao),
  })
}

/** All promotions and coupons, with benefit and situation. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Promoções e cupons" actions={<Actions />}>
      <Group gap="xs">
        <SearchField label="Procurar por nome ou código" />
        <FilterSelect label="Tipo" name="tipo" allLabel="Promoções e cupons" options={KIND_OPTIONS} />
        <FilterSelect
          label="Situação"
          name="situacao"
          allLabel="Em qualquer situação"
          options={SITUATION_OPTIONS}
        />
      </Group>
      <DataTable
        label="Promoções e cupons"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/promocoes/${id}`}
        empty={
          <EmptyState
            title="Nenhuma promoção aqui"
            text="Uma promoção vale sozinha para quem compra; um cupom vale para quem digita o código. Crie uma e experimente num carrinho antes de ligar."
          />
        }
      />
    </Page>
  )
}

function Actions() {
  return (
    <>
      <Button
        component={Link}
        to="/promocoes/simulador"
        variant="default"
        leftSection={<IconFlask size={16} aria-hidden />}
      >
        Simulador
      </Button>
      <Allowed permission="marketing.editar">
        <Button component={Link} to="/promocoes/nova" leftSection={<IconPlus size={16} aria-hidden />}>
          Nova promoção
        </Button>
        <Button component={Link} to="/promocoes/novo-cupom" leftSection={<IconPlus size={16} aria-hidden />}>
          Novo cupom
        </Button>
      </Allowed>
    </>
  )
}

/** Only a coupon can exclude other discounts. */
function conditionsText({ tipo, acumula, ...rule }: PromotionInList): string {
  return conditionTexts({ ...rule, acumula: tipo === 'promocao' || acumula }).join(', ')
}

const KIND_OPTIONS = Object.entries(KINDS).map(([value, label]) => ({ value, label }))

const SITUATION_OPTIONS = PROMOTION_SITUATIONS.map((value) => ({ value, label: SITUATIONS[value].label }))

const COLUMNS: Column<PromotionInList>[] = [
  {
    title: 'Nome',
    cell: ({ nome, codigo }) => (codigo === null ? nome : `${codigo} · ${nome}`),
  },
  {
    title: 'O que dá',
    cell: (rule) => (
      <Stack gap={0}>
        {benefitText(rule.beneficio)}
        <Text size="xs" c="gray.6">
          {conditionsText(rule)}
        </Text>
      </Stack>
    ),
    wide: true,
  },
  {
    title: 'Situação',
    cell: ({ situacao }) => (
      <Badge variant="light" color={SITUATIONS[situacao].color} miw="max-content">
        {SITUATIONS[situacao].label}
      </Badge>
    ),
  },
  { title: 'Período', cell: ({ validoDe, validoAte }) => period(validoDe, validoAte), wide: true },
  { title: 'Usos', cell: usesText, align: 'right', wide: true },
  { title: 'Ligada', cell: (rule) => <OnSwitch rule={rule} />, align: 'center' },
]

function OnSwitch({ rule: { id, nome, ativo } }: { rule: PromotionInList }) {
  const may = useMay('marketing.editar')
  const { save, saving } = useSave()

  return (
    <Switch
      aria-label={`${nome} ligada`}
      checked={ativo}
      disabled={!may || saving}
      onChange={(event) => {
        const on = event.currentTarget.checked
        void save(
          () => api.marketing.switchPromotion({ id, ativo: on }),
          on ? `${nome}: ligada.` : `${nome}: desligada.`,
        )
      }}
    />
  )
}

function period(from: string | null, until: string | null): string {
  if (from === null && until === null) return 'Sempre'
  if (until === null) return `Desde ${formatMoment(from ?? '')}`

  return from === null ? `Até ${formatMoment(until)}` : `${formatMoment(from)} a ${formatMoment(until)}`
}
