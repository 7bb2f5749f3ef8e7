import { Button, TagsInput, TextInput } from '@mantine/core'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { SearchRule } from '#contract/catalog/searches.ts'

type SearchRuleFormProps = {
  /** Null for a new one. */
  rule: SearchRule | null
  /** Initial search text of a new one. */
  texto: string
}

/** Edits what the search does with a text. */
export function SearchRuleForm({ rule, texto }: SearchRuleFormProps) {
  const { params, change: changeQuery } = useQuery()
  const form = useVersionedForm({
    name: `busca:${rule?.id ?? `nova:${texto}`}`,
    saved: rule,
    initial: formOf(null, texto),
    formOf: (saved: SearchRule) => formOf(saved),
    fields: FIELDS,
    send: async ({ produtos, ...words }, versao) => {
      const input = { ...words, pagina: words.pagina || null, produtos: produtos.map(({ id }) => id) }

      return rule ? api.searches.save({ ...input, id: rule.id, versao }) : api.searches.create(input)
    },
    success: 'A busca aprendeu.',
    nameOf: ({ id }) => `busca:${id}`,
    onSaved: ({ id }) => changeQuery({ pagina: params.get('pagina'), texto: null, regra: id }),
  })
  const { value, change, errors } = form

  return (
    <VersionedForm permission="marketing.editar" form={form} maxWidth="100%">
      <Section
        title={rule ? 'Editar a regra' : 'Nova regra'}
        actions={
          (rule !== null || texto !== '') && (
            <Button
              variant="default"
              size="xs"
              onClick={() => changeQuery({ pagina: params.get('pagina'), texto: null, regra: null })}
            >
              Nova regra
            </Button>
          )
        }
      >
        <TextInput
          label="Quem busca"
          description="As palavras, como clientes as escrevem."
          value={value.texto}
          onChange={(event) => change({ texto: event.currentTarget.value })}
          error={errors['texto']}
          maxLength={100}
          required
        />
        <TagsInput
          label="Acha também (sinônimos)"
          description="Outras palavras para a mesma coisa; Enter depois de cada uma."
          value={value.sinonimos}
          onChange={(sinonimos) => change({ sinonimos })}
          error={errors['sinonimos']}
          maxTags={20}
          acceptValueOnBlur
        />
        <TextInput
          label="Vai para a página"
          description="O caminho de uma página da loja. Quem busca exatamente isso vai direto a ela."
          placeholder="/pagina/trocas-e-devolucoes"
          value={value.pagina}
          onChange={(event) => change({ pagina: event.currentTarget.value })}
          error={errors['pagina']}
          maxLength={500}
        />
        <ChoicePicker
          label="Vê primeiro estes produtos"
          tipo="produto"
          value={value.produtos}
          onChange={(produtos) => change({ produtos })}
          error={errors['produtos']}
        />
      </Section>
    </VersionedForm>
  )
}

const FIELDS = {
  texto: 'Quem busca',
  sinonimos: 'Acha também',
  pagina: 'Vai para a página',
  produtos: 'Vê primeiro',
}

function formOf(saved: SearchRule | null, texto = '') {
  return {
    texto: saved?.texto ?? texto,
    sinonimos: saved?.sinonimos ?? [],
    pagina: saved?.pagina ?? '',
    produtos: (saved?.produtos ?? []).map((produto) => ({ ...produto, detalhe: '' })),
  }
}
