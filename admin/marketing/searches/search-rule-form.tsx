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
  /** What a new one begins with. */
  texto: string
}

/** What the search does with one text. */
export function SearchRuleForm({ rule, texto }: SearchRuleFormProps) {
  const { params, change: changeQuery } = useQuery()
  const form = useVersionedForm({
    nome: `busca:${rule?.id ?? `nova:${texto}`}`,
    salvo: rule,
    novo: formOf(null, texto),
    formOf: (saved: SearchRule) => formOf(saved),
    campos: FIELDS,
    send: async ({ produtos, ...words }, versao) => {
      const input = { ...words, pagina: words.pagina || null, produtos: produtos.map(({ id }) => id) }

      return rule ? api.searches.save({ ...input, id: rule.id, versao }) : api.searches.create(input)
    },
    sucesso: 'A busca aprendeu.',
    depois: ({ id }) => changeQuery({ pagina: params.get('pagina'), texto: null, regra: id }),
  })
  const { valor, change, erros } = form

  return (
    <VersionedForm para="marketing.editar" form={form} largura="100%">
      <Section
        titulo={rule ? 'Editar a regra' : 'Nova regra'}
        acoes={
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
          value={valor.texto}
          onChange={(event) => change({ texto: event.currentTarget.value })}
          error={erros['texto']}
          maxLength={100}
          required
        />
        <TagsInput
          label="Acha também (sinônimos)"
          description="Outras palavras para a mesma coisa; Enter depois de cada uma."
          value={valor.sinonimos}
          onChange={(sinonimos) => change({ sinonimos })}
          error={erros['sinonimos']}
          maxTags={20}
          acceptValueOnBlur
        />
        <TextInput
          label="Vai para a página"
          description="O caminho de uma página da loja. Quem busca exatamente isso vai direto a ela."
          placeholder="/pagina/trocas-e-devolucoes"
          value={valor.pagina}
          onChange={(event) => change({ pagina: event.currentTarget.value })}
          error={erros['pagina']}
          maxLength={500}
        />
        <ChoicePicker
          label="Vê primeiro estes produtos"
          tipo="produto"
          valor={valor.produtos}
          mudar={(produtos) => change({ produtos })}
          error={erros['produtos']}
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
