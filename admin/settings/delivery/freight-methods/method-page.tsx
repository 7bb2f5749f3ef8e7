import { Badge, Button, Group, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { FreightMethodInput, PanelFreightMethod } from '#contract/settings/freight-methods.ts'
import { hasDistances, METHOD_KINDS, type MethodKind } from '#domain/shipping/methods/freight-method.ts'
import { DistanceSection, type StorePlace } from './distance-section.tsx'
import { FreightTrial } from './freight-trial.tsx'
import { RuleFields } from './rule-fields.tsx'
import type { RuleDraft } from './rule-texts.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']
  const [method, { partes }] = await Promise.all([
    id === undefined ? null : api.freightMethods.get({ id: Number(id) }),
    api.settings.get(),
  ])

  return { method, store: { coordenadas: partes.frete.coordenadas, busca: partes.enderecos.busca } }
}

export function Component() {
  const { method, store } = useLoaderData<typeof loader>()

  return <MethodEditor key={method?.id ?? 'nova'} method={method} store={store} />
}

const LABELS = {
  nome: 'Nome',
  tipo: 'Tipo',
  detalhe: 'Texto',
  ativo: 'Ligada',
  origem: 'De onde se mede',
  regras: 'Preços',
}

const KIND_WORDS: Record<MethodKind, { label: string; description: string }> = {
  entrega: { label: 'Entrega', description: 'Motoboy, entrega própria ou transportadora' },
  retirada: { label: 'Retirada', description: 'Num ponto da loja; faça uma forma para cada ponto' },
  aCombinar: {
    label: 'A combinar',
    description: 'Dia e valor se acertam depois da compra; o preço abaixo é o que se paga já',
  },
}

const DETAIL_WORDS: Record<MethodKind, { label: string; description: string }> = {
  entrega: {
    label: 'Explicação',
    description: 'O cliente a lê ao escolher, como “Chega em até três horas depois de sair da loja”',
  },
  retirada: {
    label: 'Endereço e horário',
    description: 'Como “Rua das Flores, 10, Centro. Segunda a sexta, das 9h às 18h”',
  },
  aCombinar: {
    label: 'Como a loja combina',
    description: 'Como “Chamamos você no WhatsApp em até um dia útil”',
  },
}

/** Without CEPs it can't be saved: an untouched price must not send goods all over Brazil for nothing. */
const NEW_RULE: RuleDraft = {
  onde: { tipo: 'ceps', faixas: [{ de: '', ate: '' }] },
  pesoDe: 0,
  pesoAte: null,
  comprasDe: 0,
  comprasAte: null,
  valor: 0,
  prazo: 3,
}

const NEW_METHOD: FreightMethodInput = {
  nome: '',
  tipo: 'entrega',
  detalhe: '',
  ativo: true,
  origem: null,
  regras: [NEW_RULE],
}

type MethodEditorProps = { method: PanelFreightMethod | null; store: StorePlace }

/** A way to deliver: its name, its prices, and what it costs on example orders while it is edited. */
function MethodEditor({ method, store }: MethodEditorProps) {
  const navigate = useNavigate()
  const disabled = !useMay('configuracao.editar')
  const form = useVersionedForm<FreightMethodInput, PanelFreightMethod>({
    name: `frete:${method?.id ?? 'nova'}`,
    saved: method,
    initial: NEW_METHOD,
    formOf: ({ nome, tipo, detalhe, ativo, origem, regras }) => ({
      nome,
      tipo,
      detalhe,
      ativo,
      origem,
      regras,
    }),
    fields: LABELS,
    send: (draft, versao) =>
      method
        ? api.freightMethods.save({ ...draft, id: method.id, versao })
        : api.freightMethods.create(draft),
    success: 'Forma de entrega salva. A loja já calcula com ela.',
    nameOf: ({ id }) => `frete:${id}`,
    onSaved: ({ id }) => {
      if (!method) void navigate(`/entrega/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form
  const { nome, tipo, detalhe, ativo, origem, regras } = value

  function changeRule(at: number, changes: Partial<RuleDraft>) {
    change({ regras: regras.map((rule, i) => (i === at ? { ...rule, ...changes } : rule)) })
  }

  return (
    <Page
      title={method?.nome ?? 'Nova forma de entrega'}
      back={{ to: '/configuracoes/entrega', label: 'Sacola e entrega' }}
      badge={
        method &&
        !method.ativo && (
          <Badge variant="light" color="gray">
            Desligada
          </Badge>
        )
      }
      actions={
        method &&
        !disabled && (
          <RemoveButton
            name={method.nome}
            action="Excluir forma de entrega"
            text="Ela some da loja. Os pedidos que já a escolheram continuam com ela."
            remove={() => api.freightMethods.remove({ id: method.id })}
            listPath="/configuracoes/entrega"
          />
        )
      }
    >
      <VersionedForm permission="configuracao.editar" form={form} maxWidth="100%">
        <Section title="O que o cliente lê">
          <Radio.Group
            label="Como o produto chega"
            value={tipo}
            onChange={(chosen) => change({ tipo: METHOD_KINDS.find((kind) => kind === chosen) ?? 'entrega' })}
          >
            <Stack gap="xs" mt="xs">
              {METHOD_KINDS.map((kind) => (
                <Radio key={kind} value={kind} {...KIND_WORDS[kind]} />
              ))}
            </Stack>
          </Radio.Group>
          <Group align="flex-start">
            <TextInput
              label="Nome"
              description="Como “Motoboy” ou “Entrega da loja”"
              required
              maxLength={60}
              value={nome}
              error={errors['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
              style={{ flex: '1 1 16rem', maxWidth: '28rem' }}
            />
            <Switch
              label="Ligada"
              checked={ativo}
              onChange={(event) => change({ ativo: event.currentTarget.checked })}
              mt={{ base: 0, sm: 50 }}
            />
          </Group>
        </Section>
        <Section title={DETAIL_WORDS[tipo].label}>
          <Textarea
            label={DETAIL_WORDS[tipo].label}
            description={DETAIL_WORDS[tipo].description}
            value={detalhe}
            onChange={(event) => change({ detalhe: event.currentTarget.value })}
            error={errors['detalhe']}
            required={tipo !== 'entrega'}
            maxLength={300}
            autosize
            minRows={2}
            maw={560}
          />
        </Section>
        <Section
          title="Preços"
          text="Se mais de um preço servir, vale o do lugar mais preciso: a menor distância; CEP, depois estado, região e Brasil. Para dar frete grátis a partir de um valor, ponha um preço 0,00 com esse valor das compras."
        >
          {regras.map((rule, i) => (
            <RuleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity of their own
              key={i}
              number={i + 1}
              rule={rule}
              onChange={(changes) => changeRule(i, changes)}
              errorOf={(campo) => errors[`regras.${i}.${campo}`]}
              {...(regras.length > 1 && {
                onRemove: () => change({ regras: regras.filter((_, other) => other !== i) }),
              })}
            />
          ))}
          {!disabled && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => change({ regras: [...regras, regras.at(-1) ?? NEW_RULE] })}
              >
                Outro preço
              </Button>
            </Group>
          )}
        </Section>
        {hasDistances(regras) && (
          <DistanceSection
            origem={origem}
            onChange={(next) => change({ origem: next })}
            store={store}
            error={errors['origem.latitude'] ?? errors['origem.longitude']}
          />
        )}
        <FreightTrial method={value} from={origem ?? store.coordenadas} />
      </VersionedForm>
    </Page>
  )
}
