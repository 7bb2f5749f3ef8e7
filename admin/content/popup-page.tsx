import {
  Badge,
  Fieldset,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { PanelPopup } from '#contract/admin/popups.ts'
import { api } from '../api.ts'
import { MomentField } from '../parts/moment-field.tsx'
import { Page } from '../parts/page.tsx'
import { PreviewFrame } from '../parts/preview-frame.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { useMay } from '../shell/entry.ts'
import { popupDocument } from './preview-document.ts'
import { RemoveButton } from './remove-button.tsx'
import { useEditor } from './use-editor.tsx'
import { chosen, POPUP_PAGES, POPUP_SITUATIONS, SCREENS } from './words.ts'

type PopupDraft = Omit<PanelPopup, 'id' | 'versao' | 'situacao'>

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { popup: id === undefined ? null : await api.content.popups.get({ id }) }
}

export function Component() {
  const { popup } = useLoaderData<typeof loader>()

  return <PopupEditor key={popup?.id ?? 'novo'} popup={popup} />
}

const LABELS = {
  ...{ nome: 'Nome', titulo: 'Título', html: 'Texto', nivel: 'Páginas', dispositivo: 'Telas' },
  ...{ tempo: 'Espera', dataInicial: 'Aparece em', dataFinal: 'Some em', ativo: 'Ligado' },
}

const NEW_POPUP: PopupDraft = {
  ...{ nivel: 'home', nome: '', tempo: 10, titulo: '', html: '', dispositivo: 'todos' },
  ...{ dataInicial: null, dataFinal: null, ativo: true },
}

/** One popup: what it says, where, when and on which screens it opens. */
function PopupEditor({ popup }: { popup: PanelPopup | null }) {
  const navigate = useNavigate()
  const disabled = !useMay('conteudo.editar')
  const { valor, change, campos, rodape } = useEditor<PopupDraft, PanelPopup>({
    nome: `popup:${popup?.id ?? 'novo'}`,
    lido: popup,
    novo: NEW_POPUP,
    rascunho: ({ id: _id, versao: _versao, situacao: _situacao, ...draft }) => draft,
    enviar: (draft, versao) =>
      popup ? api.content.popups.save({ ...draft, id: popup.id, versao }) : api.content.popups.create(draft),
    sucesso: 'Popup salvo.',
    rotulos: LABELS,
    depois: ({ id }) => {
      if (!popup) void navigate(`/conteudo/popups/${id}`, { replace: true })
    },
  })
  const situation = popup && POPUP_SITUATIONS[popup.situacao]

  return (
    <Page
      titulo={popup?.nome ?? 'Novo popup'}
      voltar={{ para: '/conteudo/popups', nome: 'Popups' }}
      {...(popup?.nivel === 'home' && { naLoja: '/' })}
      marca={
        situation && (
          <Badge variant="light" color={situation.cor}>
            {situation.nome}
          </Badge>
        )
      }
      acoes={
        popup &&
        !disabled && (
          <RemoveButton
            acao="Excluir popup"
            texto="Ninguém mais o vê na loja."
            excluir={() => api.content.popups.remove({ id: popup.id })}
            para="/conteudo/popups"
          />
        )
      }
    >
      <Fieldset disabled={disabled} variant="unstyled" miw={0}>
        <Stack pb={80}>
          <Section titulo="O que diz" texto="Quem já viu vê de novo quando o título ou o texto mudam.">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                label="Nome no painel"
                required
                maxLength={80}
                value={valor.nome}
                error={campos['nome']}
                onChange={(event) => change({ nome: event.currentTarget.value })}
              />
              <TextInput
                label="Título"
                required
                maxLength={120}
                value={valor.titulo}
                error={campos['titulo']}
                onChange={(event) => change({ titulo: event.currentTarget.value })}
              />
            </SimpleGrid>
            <RichText
              rotulo="Texto"
              valor={valor.html}
              mudar={(html) => change({ html })}
              erro={campos['html']}
            />
          </Section>
          <Section titulo="Onde e quando">
            <SimpleGrid cols={{ base: 1, xs: 2, lg: 5 }}>
              <NativeSelect
                label="Páginas"
                data={[...POPUP_PAGES]}
                value={valor.nivel}
                onChange={(event) =>
                  change({ nivel: chosen(POPUP_PAGES, event.currentTarget.value) ?? 'home' })
                }
              />
              <NativeSelect
                label="Telas"
                data={[...SCREENS]}
                value={valor.dispositivo}
                onChange={(event) =>
                  change({ dispositivo: chosen(SCREENS, event.currentTarget.value) ?? 'todos' })
                }
              />
              <NumberInput
                label="Abre depois de"
                suffix=" s"
                min={0}
                max={600}
                allowDecimal={false}
                value={valor.tempo}
                error={campos['tempo']}
                onChange={(tempo) => change({ tempo: Number(tempo) })}
              />
              <MomentField
                label="Aparece em"
                valor={valor.dataInicial}
                mudar={(dataInicial) => change({ dataInicial })}
              />
              <MomentField
                label="Some em"
                valor={valor.dataFinal}
                error={campos['dataFinal']}
                mudar={(dataFinal) => change({ dataFinal })}
              />
            </SimpleGrid>
            <Switch
              label="Ligado"
              checked={valor.ativo}
              onChange={(event) => change({ ativo: event.currentTarget.checked })}
            />
          </Section>
          <Section titulo="Como fica">
            <PreviewFrame titulo="Prévia do popup" html={popupDocument(valor)} altura={360} />
          </Section>
        </Stack>
      </Fieldset>
      {rodape}
    </Page>
  )
}
