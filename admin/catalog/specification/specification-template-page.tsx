import { Button, Checkbox, Group, Select, TagsInput, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { LineButtons } from './line-buttons.tsx'

/** Loads the category in the address and the specifications that it asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const categoria = new URL(request.url).searchParams.get('categoria') ?? ''
  const [template, { categorias }] = await Promise.all([
    categoria === '' ? null : api.products.template({ categoria }),
    api.products.choices(),
  ])

  return { categoria, template, categorias }
}

/** The specifications that each category asks of its products. */
export function Component() {
  const { categoria, template, categorias } = useLoaderData<typeof loader>()
  const { change } = useQuery()

  return (
    <Page title="Modelos de ficha" back={{ to: '/produtos', label: 'Produtos' }}>
      <Select
        label="Categoria"
        searchable
        limit={100}
        maw={480}
        data={categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
        value={categoria || null}
        onChange={(caminho) => change({ categoria: caminho })}
      />
      {template ? (
        <TemplateEditor key={categoria} categoria={categoria} template={template} nomes={categorias} />
      ) : (
        <EmptyState
          title="Escolha uma categoria"
          text="Diga uma vez quais características os produtos dela precisam contar. Quem cadastra um produto recebe os campos prontos, e as categorias abaixo herdam."
        />
      )}
    </Page>
  )
}

type Field = SpecificationTemplate['campos'][number]

type EditorProps = {
  categoria: string
  template: SpecificationTemplate
  nomes: { caminho: string; nome: string }[]
}

function TemplateEditor({ categoria, template, nomes }: EditorProps) {
  const form = useVersionedForm({
    name: `ficha:${categoria}`,
    saved: template,
    formOf: ({ campos }: SpecificationTemplate) => ({ campos }),
    fields: (atual, mine) => [
      { campo: 'Campos', atual: labelsOf(atual.campos), mine: labelsOf(mine.campos) },
    ],
    send: ({ campos }, versao) => {
      const named = campos.filter(({ label }) => label.trim() !== '')

      return api.products.saveTemplate({ categoria, versao, campos: named })
    },
    success: 'Ficha salva.',
  })
  const { value, change } = form
  const inherited = template.de !== null && template.de !== categoria
  const from = nomes.find(({ caminho }) => caminho === template.de)?.nome

  return (
    <VersionedForm permission="catalogo.editar" form={form} maxWidth="100%">
      {inherited && (
        <Text size="sm">
          Estes campos vêm de {from}. Salve para que esta categoria tenha os seus; sem nenhum campo, ela volta
          a herdar.
        </Text>
      )}
      {value.campos.map((field, i) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id of its own while its name is typed
          key={i}
          field={field}
          place={i}
          last={value.campos.length - 1}
          write={(next) => change((old) => ({ campos: next(old.campos) }))}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() =>
            change((old) => ({ campos: [...old.campos, { label: '', filtro: false, opcoes: [] }] }))
          }
        >
          Outro campo
        </Button>
      </Group>
    </VersionedForm>
  )
}

type FieldRowProps = {
  field: Field
  place: number
  last: number
  write: (next: (fields: Field[]) => Field[]) => void
}

function FieldRow({ field: { label, filtro, opcoes }, place, last, write }: FieldRowProps) {
  const nome = label || `campo ${place + 1}`
  const change = (changes: Partial<Field>) =>
    write((fields) => fields.map((field, i) => (i === place ? { ...field, ...changes } : field)))

  return (
    <Group gap={6}>
      <TextInput
        aria-label={`Nome do campo ${place + 1}`}
        placeholder="Tampo"
        maxLength={40}
        value={label}
        onChange={(event) => change({ label: event.currentTarget.value })}
        style={{ flex: '1 1 9rem' }}
      />
      <TagsInput
        aria-label={`Valores para escolher: ${nome}`}
        placeholder={opcoes.length === 0 ? 'Abeto, Cedro… (se houver poucos)' : ''}
        maxTags={60}
        value={opcoes}
        onChange={(opcoes) => change({ opcoes })}
        style={{ flex: '3 1 14rem' }}
      />
      <Checkbox
        label="Filtro"
        aria-label={`Filtro nas listagens: ${nome}`}
        checked={filtro}
        onChange={(event) => change({ filtro: event.currentTarget.checked })}
      />
      <LineButtons name={nome} place={place} last={last} write={write} />
    </Group>
  )
}

function labelsOf(campos: Field[]): string {
  return (
    campos.map(({ label, opcoes }) => [label, opcoes.join(', ')].filter(Boolean).join(': ')).join('; ') || '—'
  )
}
