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

/** The help, and the pages that its links may lead to. */
export async function loader() {
  const [help, { itens }] = await Promise.all([api.content.help.get(), api.content.pages.list()])

  return { help, pages: itens }
}

const LABELS = { links: 'Links', contatos: 'Contatos', avisos: 'Avisos' }

/** What the help at the corner of every page of the shop shows. */
export function Component() {
  const { help, pages } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<HelpDraft, HelpForm & { versao: number }>({
    nome: 'ajuda',
    salvo: help,
    formOf: draftOf,
    campos: LABELS,
    send: (draft, versao) => api.content.help.save({ ...formOf(draft), versao }),
    sucesso: 'Ajuda salva. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const { links, contatos, avisos } = valor
  const missing = help.sugestoes.filter(({ link }) => !contatos.some((contact) => contact.link === link))

  return (
    <Page titulo="Ajuda" naLoja="/">
      <datalist id="paginas">
        {pages.map(({ id, slug, titulo }) => (
          <option key={id} value={`/pagina/${slug}`}>
            {titulo}
          </option>
        ))}
      </datalist>
      <VersionedForm para="conteudo.editar" form={form} largura={820}>
        <Section titulo="Links" texto="Para as páginas que respondem ao que mais se pergunta.">
          <HelpLinks
            rotulo="Links da ajuda"
            itens={links}
            campo={(i, field) => erros[`links.${i}.${field}`]}
            mudar={(next) => change({ links: next })}
            parada={disabled}
          />
        </Section>
        <Section titulo="Fale com a gente" texto="Um link pode ser https://wa.me/55…, mailto:… ou tel:….">
          <HelpLinks
            rotulo="Contatos da ajuda"
            itens={contatos}
            campo={(i, field) => erros[`contatos.${i}.${field}`]}
            mudar={(next) => change({ contatos: next })}
            parada={disabled}
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
        <Section titulo="Avisos" texto="Linhas que só dizem algo, como o horário de atendimento.">
          <HelpNotes
            itens={avisos}
            erros={erros}
            mudar={(next) => change({ avisos: next })}
            parada={disabled}
          />
        </Section>
      </VersionedForm>
    </Page>
  )
}
