import { Button, Checkbox, Group, Select, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SpecificationTemplate } from '#contract/admin/products.ts'
import { api } from '../api.ts'
import { ConflictDialog } from '../parts/conflict-dialog.tsx'
import { DraftBar } from '../parts/draft-bar.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { useQuery } from '../parts/search-params.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useSave } from '../parts/use-save.ts'
import { useMay } from '../shell/entry.ts'
import { LineButtons } from './line-buttons.tsx'

/** The category that the address names, and what it asks of its products. */
export async function loader({ request }: LoaderFunctionArgs) {
  const categoria = new URL(request.url).searchParams.get('categoria') ?? ''
  const [template, { categorias }] = await Promise.all([
    categoria === '' ? null : api.products.template({ categoria }),
    api.products.choices(),
  ])

  return { categoria, template, categorias }
}

/** Which specifications each category asks of its products. */
export function Component() {
  const { categoria, template, categorias } = useLoaderData<typeof loader>()
  const { change } = useQuery()

  return (
    <Page titulo="Modelos de ficha" voltar={{ para: '/produtos', nome: 'Produtos' }}>
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
          titulo="Escolha uma categoria"
          texto="Diga uma vez quais características os produtos dela precisam contar. Quem cadastra um produto recebe os campos prontos, e as categorias abaixo herdam."
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
  const may = useMay('catalogo.editar')
  const { save, saving } = useSave()
  const [theirs, setTheirs] = useState<SpecificationTemplate | null>(null)
  const { valor, change, changed, settle, recovered } = useDraft(
    `ficha:${categoria}`,
    { campos: template.campos },
    template.versao,
  )
  const inherited = template.de !== null && template.de !== categoria
  const from = nomes.find(({ caminho }) => caminho === template.de)?.nome

  async function write(versao: number) {
    const campos = valor.campos.filter(({ label }) => label.trim() !== '')
    const outcome = await save(() => api.products.saveTemplate({ categoria, versao, campos }), 'Ficha salva.')
    if (outcome.ok) {
      settle({ campos: outcome.result.campos })
      setTheirs(null)
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(currentOf(outcome.failure.dados))
  }

  function keepTheirs() {
    if (theirs) settle({ campos: theirs.campos })
    setTheirs(null)
  }

  return (
    <fieldset disabled={!may} style={{ border: 0, margin: 0, padding: '0 0 72px', minWidth: 0 }}>
      <Stack gap="sm">
        {inherited && (
          <Text size="sm">
            Estes campos vêm de {from}. Salve para que esta categoria tenha os seus; sem nenhum campo, ela
            volta a herdar.
          </Text>
        )}
        {valor.campos.map((field, i) => (
          <FieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is told by its place while its name is typed
            key={i}
            field={field}
            place={i}
            last={valor.campos.length - 1}
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
      </Stack>
      {may && (
        <DraftBar
          {...{ changed, saving, recovered }}
          onSave={() => write(template.versao)}
          onDiscard={() => settle({ campos: template.campos })}
        />
      )}
      <ConflictDialog
        diferencas={theirs && [{ campo: 'Campos', atual: told(theirs.campos), meu: told(valor.campos) }]}
        onKeepTheirs={keepTheirs}
        onWriteMine={() => write(theirs?.versao ?? 0)}
        onClose={() => setTheirs(null)}
      />
    </fieldset>
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
      <LineButtons {...{ nome, place, last, write }} />
    </Group>
  )
}

function told(campos: Field[]): string {
  return (
    campos.map(({ label, opcoes }) => [label, opcoes.join(', ')].filter(Boolean).join(': ')).join('; ') || '—'
  )
}

/** The one edge where the data of a refusal is taken at the contract's word: `VersaoAntiga` carries the template as it stands. */
function currentOf(dados: unknown): SpecificationTemplate {
  return (dados as { atual: SpecificationTemplate }).atual
}
