import { Badge, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { ConflictDialog } from '#admin/components/form/conflict-dialog.tsx'
import { DraftBar } from '#admin/components/form/draft-bar.tsx'
import { Editable } from '#admin/components/form/editable.tsx'
import { useDraft } from '#admin/components/form/use-draft.ts'
import { useSave } from '#admin/components/form/use-save.ts'
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
  draftProblems,
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
  const { save, saving, campos } = useSave()
  const [found, setFound] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<Conflict | null>(null)
  const saved = rule ? draftOf(rule, names) : EMPTY_DRAFT
  const { value, change, changed, settle, recovered } = useDraft(
    `promocao:${rule?.id ?? tipo}`,
    saved,
    rule?.versao,
  )
  const fields = { value, change, problems: { ...found, ...campos } }

  async function write(versao = rule?.versao) {
    const problems = draftProblems(value, tipo === 'cupom')
    setFound(problems)
    if (Object.keys(problems).length > 0) return
    const outcome = await save(() => send(value, { tipo, id: rule?.id, versao }), `${KINDS[tipo]}: salvo.`)
    if (outcome.ok) {
      setTheirs(null)
      settle(draftOf(outcome.result, value))
      if (!rule) void navigate(`/promocoes/${outcome.result.id}`, { replace: true })
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(await conflictOf(outcome.failure.dados))
  }

  function discard() {
    setFound({})
    setTheirs(null)
    settle(saved)
  }

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
      <DraftBar
        changed={changed && may}
        saving={saving}
        recovered={recovered}
        onSave={() => void write()}
        onDiscard={discard}
      />
      <ConflictDialog
        differences={theirs && differences(theirs.draft, value)}
        onClose={() => setTheirs(null)}
        onAcceptTheirs={() => {
          if (theirs) settle(theirs.draft)
          setTheirs(null)
        }}
        onWriteMine={() => void write(theirs?.versao)}
      />
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

type Target = { tipo: PromotionDetails['tipo']; id: number | undefined; versao: number | undefined }

function send(draft: PromotionDraft, { tipo, id, versao }: Target): Promise<PromotionDetails> {
  const conditions = conditionsOf(draft)
  if (id !== undefined && versao !== undefined)
    return api.marketing.savePromotion({ ...conditions, id, versao })

  return tipo === 'cupom'
    ? api.marketing.createCoupon({ ...conditions, codigo: draft.codigo })
    : api.marketing.createPromotion(conditions)
}

type Conflict = { versao: number; draft: PromotionDraft }

/** Reads the current promotion from the refusal. */
async function conflictOf(dados: unknown): Promise<Conflict> {
  // The refusal's data is untyped; this is the shape in the contract.
  const { versao, atual } = dados as { versao: number; atual: PromotionDetails }

  return { versao, draft: draftOf(atual, await namesOf(atual)) }
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
