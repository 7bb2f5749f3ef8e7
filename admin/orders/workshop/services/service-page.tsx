import { Badge, Group, Switch, Textarea, TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { PanelService } from '#contract/orders/workshop/services.ts'
import { MAX_DAY_MINUTES } from '#domain/workshop/workshop-settings.ts'
import { QuestionFields } from './question-fields.tsx'
import { ServicePreview } from './service-preview.tsx'

export type ServiceDraft = Omit<PanelService, 'id' | 'versao'>

const LABELS: Record<keyof ServiceDraft, string> = {
  nome: 'Nome',
  descricao: 'O que o cliente recebe',
  preco: 'Preço por instrumento',
  minutos: 'Tempo de trabalho',
  dias: 'Dias a mais',
  categorias: 'Categorias',
  perguntas: 'Perguntas',
  ativo: 'Oferecido na loja',
}

const NEW_SERVICE: ServiceDraft = {
  nome: '',
  descricao: '',
  preco: 0,
  minutos: 60,
  dias: 0,
  categorias: [],
  perguntas: [],
  ativo: true,
}

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { service: id === undefined ? null : await api.services.get({ id: Number(id) }) }
}

export function Component() {
  const { service } = useLoaderData<typeof loader>()

  return <ServiceEditor key={service?.id ?? 'novo'} service={service} />
}

/** A service: what it is, what it costs and takes, for which products, and what the workshop has to know. */
function ServiceEditor({ service }: { service: PanelService | null }) {
  const navigate = useNavigate()
  const form = useVersionedForm<ServiceDraft, PanelService>({
    name: `servico:${service?.id ?? 'novo'}`,
    saved: service,
    initial: NEW_SERVICE,
    formOf: ({ id: _id, versao: _versao, ...draft }) => draft,
    fields: LABELS,
    send: ({ categorias, ...draft }, versao) => {
      const fields = { ...draft, categorias: categorias.map(({ id }) => id) }
      return service ? api.services.save({ ...fields, id: service.id, versao }) : api.services.create(fields)
    },
    success: 'Serviço salvo. O que já foi vendido fica como estava.',
    nameOf: ({ id }) => `servico:${id}`,
    onSaved: ({ id }) => {
      if (!service) void navigate(`/oficina/servicos/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form

  return (
    <Page
      title={service?.nome ?? 'Novo serviço'}
      back={{ to: '/oficina/servicos', label: 'Serviços' }}
      badge={
        service &&
        !service.ativo && (
          <Badge variant="light" color="gray.7">
            Desligado
          </Badge>
        )
      }
    >
      <VersionedForm permission="configuracao.editar" form={form}>
        <Section title="O serviço">
          <TextInput
            label={LABELS.nome}
            placeholder="Regulagem completa"
            required
            maxLength={80}
            value={value.nome}
            error={errors['nome']}
            onChange={(event) => change({ nome: event.currentTarget.value })}
          />
          <Textarea
            label={LABELS.descricao}
            description="O que é feito, em palavras do cliente."
            maxLength={600}
            autosize
            minRows={2}
            value={value.descricao}
            error={errors['descricao']}
            onChange={(event) => change({ descricao: event.currentTarget.value })}
          />
          <ChoicePicker
            label={LABELS.categorias}
            description="O serviço aparece nos produtos delas e das que ficam abaixo."
            tipo="categoria"
            value={value.categorias}
            onChange={(categorias) => change({ categorias })}
            error={errors['categorias']}
          />
          <Switch
            label={LABELS.ativo}
            description="Desligado, ninguém mais o escolhe; pedidos já feitos ficam como estão."
            checked={value.ativo}
            onChange={(event) => change({ ativo: event.currentTarget.checked })}
          />
        </Section>
        <Section
          title="Preço e prazo"
          text="O tempo de trabalho ocupa a agenda da oficina. Os dias a mais vêm depois dele, como a secagem de uma cola."
        >
          <Group align="flex-start">
            <MoneyInput
              label={LABELS.preco}
              value={value.preco}
              onChange={(preco) => change({ preco: preco ?? 0 })}
              error={errors['preco']}
              w={180}
            />
            <RequiredNumber
              label={LABELS.minutos}
              suffix=" min"
              value={value.minutos}
              onChange={(minutos) => change({ minutos })}
              min={1}
              max={MAX_DAY_MINUTES}
              allowDecimal={false}
              error={errors['minutos']}
              w={170}
            />
            <RequiredNumber
              label={LABELS.dias}
              suffix={value.dias === 1 ? ' dia útil' : ' dias úteis'}
              value={value.dias}
              onChange={(dias) => change({ dias })}
              min={0}
              max={60}
              allowDecimal={false}
              error={errors['dias']}
              w={170}
            />
          </Group>
        </Section>
        <QuestionFields
          questions={value.perguntas}
          onChange={(perguntas) => change({ perguntas })}
          errors={errors}
        />
        <ServicePreview service={value} />
      </VersionedForm>
    </Page>
  )
}
