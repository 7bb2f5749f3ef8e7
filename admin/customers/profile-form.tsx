import { Grid, NativeSelect, TextInput } from '@mantine/core'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { DateField } from '../components/date/date-field.tsx'
import { Editable } from '../components/form/editable.tsx'
import { FormFoot } from '../components/form/form-foot.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { Section } from '../components/page/section.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'

type Typed = ReturnType<typeof typedOf>

const SEXES = ['', 'F', 'M', 'O'] as const

/** A customer's personal data. */
export function ProfileForm({ cliente }: { cliente: CustomerProfile }) {
  const { id, pessoa, email } = cliente
  const form = useVersionedForm({
    name: `cliente:${id}`,
    saved: cliente,
    formOf: typedOf,
    fields: NAMES,
    send: (typed, versao) => api.customers.save({ ...typed, id, versao }),
    success: 'Dados salvos.',
  })
  const { value, change, errors } = form
  const mayEdit = useMay('clientes.editar')
  const firm = pessoa === 'J'

  const field = (name: keyof Typed, label: string, more: object = {}) => (
    <Grid.Col span={{ base: 12, xs: 6 }}>
      <TextInput
        label={label}
        value={value[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
        error={errors[name]}
        maxLength={254}
        autoComplete="off"
        {...more}
      />
    </Grid.Col>
  )

  return (
    <Section title="Dados">
      <Editable permission="clientes.editar">
        <Grid gap="xs">
          {field('nomeRazao', firm ? 'Razão social' : 'Nome completo')}
          {field('documento', firm ? 'CNPJ' : 'CPF')}
          {firm && field('nomeFantasia', 'Nome fantasia')}
          {firm && field('inscricaoEstadual', 'Inscrição estadual')}
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput
              label="E-mail"
              value={email}
              readOnly
              description="Só o próprio cliente muda, em Minha conta."
              inputWrapperOrder={['label', 'input', 'description']}
            />
          </Grid.Col>
          {field('celular', 'Celular', { type: 'tel' })}
          {field('telefone', 'Telefone', { type: 'tel' })}
          {!firm && (
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <DateField
                shape="day"
                label="Nascimento"
                value={value.nascimento}
                onChange={(nascimento) => change({ nascimento })}
                error={errors['nascimento']}
              />
            </Grid.Col>
          )}
          {!firm && (
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <NativeSelect
                label="Sexo"
                value={value.sexo}
                onChange={(event) => change({ sexo: oneOf(SEXES, event.currentTarget.value) ?? '' })}
                data={[
                  { value: '', label: 'Não informado' },
                  { value: 'F', label: 'Feminino' },
                  { value: 'M', label: 'Masculino' },
                  { value: 'O', label: 'Outro' },
                ]}
              />
            </Grid.Col>
          )}
        </Grid>
      </Editable>
      <FormFoot form={form} may={mayEdit} />
    </Section>
  )
}

function typedOf(cliente: CustomerProfile) {
  const { nomeRazao, nomeFantasia, documento, inscricaoEstadual, celular, telefone, sexo, nascimento } =
    cliente

  return {
    nomeRazao,
    nomeFantasia,
    inscricaoEstadual,
    sexo,
    nascimento,
    documento: formatDocument(documento),
    celular: formatPhone(celular),
    telefone: formatPhone(telefone),
  }
}

const NAMES: Record<keyof Typed, string> = {
  nomeRazao: 'Nome',
  nomeFantasia: 'Nome fantasia',
  documento: 'CPF ou CNPJ',
  inscricaoEstadual: 'Inscrição estadual',
  celular: 'Celular',
  telefone: 'Telefone',
  sexo: 'Sexo',
  nascimento: 'Nascimento',
}
