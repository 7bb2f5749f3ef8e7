import { Badge, Stack, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { Editable } from '#admin/components/form/editable.tsx'
import { FormFoot } from '#admin/components/form/form-foot.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { BenefitFields } from './benefit-fields.tsx'
import { CodeField } from './code-field.tsx'
import { LimitFields } from './limit-fields.tsx'
import {
  conditionsOf,
  differences,
  draftOf,
  EMPTY_DRAFT,
  type PromotionDraft,
  type ScopeChoices,
} from './promotion-draft.ts'
import { KINDS, SITUATIONS, usesText } from './promotion-words.ts'
import { ScopeFields } from './scope-fields.tsx'

/** Loads the promotion in the address with the names in its scope; none for a new one. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['id']
  if (id === undefined) {
    const tipo = new URL(request.url).pathname.endsWith('/novo-cupom') ? 'cupom' : 'promocao'
    return { tipo, rule: null, names: NO_NAMES, results: null } as const
  }
  const rule = await api.marketing.getPromotion({ id })

  const [names, results] = await Promise.all([namesOf(rule), api.panel.promotionResults({ id })])

  return { tipo: rule.tipo, rule, names, results }
}

export function Component() {
  const { tipo, rule, names, results } = useLoaderData<typeof loader>()

  return <PromotionEditor key={rule?.id ?? tipo} tipo={tipo} rule={rule} names={names} results={results} />
}

type EditorProps = {
  tipo: PromotionDetails['tipo']
  rule: PromotionDetails | null
  names: ScopeChoices
  results: Results | null
}

type Results = Awaited<ReturnType<typeof api.panel.promotionResults>>

/** Edits a promotion or coupon. */
function PromotionEditor({ tipo, rule, names, results }: EditorProps) {
  const navigate = useNavigate()
  const may = useMay('marketing.editar')
  const form = useVersionedForm<PromotionDraft, Named>({
    name: `promocao:${rule?.id ?? tipo}`,
    saved: rule && { ...rule, names },
    initial: EMPTY_DRAFT,
    formOf: (promotion) => draftOf(promotion, promotion.names),
    fields: differences,
    send: async (draft, versao) => ({
      ...(await send(draft, { tipo, id: rule?.id, versao })),
      names: draft,
    }),
    currentOf,
    success: `${KINDS[tipo]}: salvo.`,
    nameOf: ({ id }) => `promocao:${id}`,
    onSaved: ({ id }) => {
      if (!rule) void navigate(`/promocoes/${id}`, { replace: true })
    },
  })
  const fields = { value: form.value, change: form.change, problems: form.errors }

  return (
    <Page
      title={rule?.nome ?? NEW[tipo]}
      back={{ to: '/promocoes', label: 'Promoções e cupons' }}
      badge={rule && <Mark rule={rule} />}
    >
      {results && <ResultsLine results={results} />}
      <Editable permission="marketing.editar">
        <Stack maw={820} pb={80}>
          <BenefitFields
            {...fields}
            codeField={tipo === 'cupom' && <CodeField {...fields} fixed={rule !== null} />}
          />
          <ScopeFields {...fields} />
          <LimitFields {...fields} isCoupon={tipo === 'cupom'} />
        </Stack>
      </Editable>
      <FormFoot form={form} may={may} />
    </Page>
  )
}

const NEW: Record<PromotionDetails['tipo'], string> = { promocao: 'Nova promoção', cupom: 'Novo cupom' }

function ResultsLine({ results: { pedidos, desconto } }: { results: Results }) {
  return (
    <Text size="sm" c="gray.6">
      Nos últimos 30 dias: {pedidos === 1 ? '1 pedido pago' : `${pedidos} pedidos pagos`},{' '}
      {formatBRL(desconto)} de desconto.
    </Text>
  )
}

function Mark({ rule }: { rule: PromotionDetails }) {
  const { label, color } = SITUATIONS[rule.situacao]

  return (
    <>
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      {rule.usos !== null && <Badge variant="default">{usesText(rule)} usos</Badge>}
    </>
  )
}

/** A stored promotion with the names in its scope. */
type Named = PromotionDetails & { names: ScopeChoices }

type Target = { tipo: PromotionDetails['tipo']; id: number | undefined; versao: number }

function send(draft: PromotionDraft, { tipo, id, versao }: Target): Promise<PromotionDetails> {
  const conditions = conditionsOf(draft)
  if (id !== undefined) return api.marketing.savePromotion({ ...conditions, id, versao })

  return tipo === 'cupom'
    ? api.marketing.createCoupon({ ...conditions, codigo: draft.codigo })
    : api.marketing.createPromotion(conditions)
}

/** Reads the current promotion from the refusal. */
async function currentOf(dados: unknown): Promise<Named> {
  // The refusal's data is untyped; this is the shape in the contract.
  const { atual } = dados as { atual: PromotionDetails }

  return { ...atual, names: await namesOf(atual) }
}

const NO_NAMES: ScopeChoices = { categorias: [], marcas: [], produtos: [] }

async function namesOf({ alcance }: PromotionDetails): Promise<ScopeChoices> {
  const [categorias, marcas, produtos] = await Promise.all([
    choicesOf('categoria', alcance.categorias),
    choicesOf('marca', alcance.marcas),
    choicesOf('produto', alcance.produtos),
  ])

  return { categorias, marcas, produtos }
}

async function choicesOf(tipo: 'categoria' | 'marca' | 'produto', ids: readonly number[]) {
  return ids.length === 0 ? [] : (await api.panel.choices({ tipo, ids: ids.join(',') })).itens
}
