import '@mantine/tiptap/styles.css'
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap'
import { TableKit } from '@tiptap/extension-table'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useReadOnly } from '../form/editable.tsx'
import classes from './rich-text.module.css'
import type { RichTextProps } from './rich-text.tsx'

/** Only the markup that the shop's pages render. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Links open in the same tab, and search engines follow them.
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    strike: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
]

/** The editor of `RichText`. */
export function RichTextEditorField({ label, value, onChange, error }: RichTextProps) {
  const reading = useReadOnly()
  // The editor's own last output: any other value comes from outside, for example when a draft is discarded.
  const said = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !reading,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        ...(reading && { 'aria-readonly': 'true', tabindex: '0' }),
      },
    },
    onUpdate: ({ editor }) => {
      said.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(said.current)
    },
  })
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])

  return (
    <RichTextEditor editor={editor} labels={LABELS} mt={4} classNames={{ content: classes['content'] ?? '' }}>
      {!reading && <Tools />}
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

function Tools() {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.TableInsert />
        <RichTextEditor.TableRowAfter />
        <RichTextEditor.TableColumnAfter />
        <RichTextEditor.TableDelete />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.ClearFormatting />
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}

const LABELS: Partial<RichTextEditorLabels> = {
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  underlineControlLabel: 'Sublinhado',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  blockquoteControlLabel: 'Citação',
  hrControlLabel: 'Linha',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Tirar o link',
  linkEditorInputLabel: 'Endereço do link',
  linkEditorInputPlaceholder: 'https://exemplo.com.br',
  linkEditorExternalLink: 'Abrir em outra aba',
  linkEditorInternalLink: 'Abrir na mesma aba',
  linkEditorSave: 'Pronto',
  tableInsertControlLabel: 'Tabela',
  tableInsertLabel: (columns, rows) => `Tabela de ${columns} × ${rows}`,
  tableRowAfterControlLabel: 'Linha abaixo',
  tableColumnAfterControlLabel: 'Coluna à direita',
  tableDeleteControlLabel: 'Tirar a tabela',
  clearFormattingControlLabel: 'Limpar a formatação',
  undoControlLabel: 'Desfazer',
  redoControlLabel: 'Refazer',
}
