import { Button } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { HelpForm } from '#contract/content/help.ts'
import { draftOf, formOf, type HelpDraft, keyed } from './help-draft.ts'
import { HelpLinks } from './help-links.tsx'
import { HelpNotes } from './help-notes.tsx'

/** Loads the help and the pages that its links may point to. */
export async function loader() {
  const [help, { itens }] = await Promise.all([api.content.help.get(), api.content.pages.list()])

  return { help, pages: itens }
}

const LABELS = { links: 'Links', contatos: 'Contatos', avisos: 'Avisos' }

/** Edits the help box in the corner of every page of the shop. */
export function Component() {
  const { help, pages } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<HelpDraft, HelpForm & { versao: number }>({
    name: 'ajuda',
    saved: help,
    formOf: draftOf,
    fields: LABELS,
    send: (draft, versao) => api.content.help.save({ ...formOf(draft), versao }),
    success: 'Ajuda salva. A loja já mostra.',
  })
  const { value, change, errors } = form
  const { links, contatos, avisos } = value
  const missing = help.sugestoes.filter(({ link }) => !contatos.some((contact) => contact.link === link))

  return (
    <Page title="Ajuda" shopPath="/">
      <datalist id="paginas">
        {pages.map(({ id, slug, titulo }) => (
          <option key={id} value={`/pagina/${slug}`}>
            {titulo}
          </option>
        ))}
      </datalist>
      <VersionedForm permission="conteudo.editar" form={form} maxWidth={820}>
        <Section title="Links" text="Para as páginas que respondem ao que mais se pergunta.">
          <HelpLinks
            label="Links da ajuda"
            items={links}
            errorOf={(i, field) => errors[`links.${i}.${field}`]}
            onChange={(next) => change({ links: next })}
            disabled={disabled}
          />
        </Section>
        <Section
          title="Fale com a gente"
          text="Um link pode ser https://wa.me/55…, mailto:… ou tel:…. Sem nenhum aqui, a loja mostra os contatos de Configurações."
        >
          <HelpLinks
            label="Contatos da ajuda"
            items={contatos}
            errorOf={(i, field) => errors[`contatos.${i}.${field}`]}
            onChange={(next) => change({ contatos: next })}
            disabled={disabled}
          />
          {!disabled && missing.length > 0 && (
            <Button
              variant="subtle"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => change({ contatos: [...contatos, ...missing.map(keyed)] })}
            >
              Pôr os contatos das configurações
            </Button>
          )}
        </Section>
        <Section title="Avisos" text="Linhas que só dizem algo, como o horário de atendimento.">
          <HelpNotes
            items={avisos}
            errors={errors}
            onChange={(next) => change({ avisos: next })}
            disabled={disabled}
          />
        </Section>
      </VersionedForm>
    </Page>
  )
}
