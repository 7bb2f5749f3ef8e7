import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { Link } from './content-input.ts'

const call = adminCall('content')

const Version = z.int32().positive()

/** `svg` is the drawing beside it, sanitised on the way in. */
const HelpLink = z.object({
  label: z.string().trim().min(1).max(120),
  link: Link.min(1),
  svg: z.string().max(20_000).nullable(),
})

/** What the help of every page of the shop shows. All of it empty: what is built in, with the contacts of the settings. */
const HelpForm = z.object({
  links: z.array(HelpLink).max(20),
  contatos: z.array(HelpLink).max(10),
  avisos: z.array(z.string().trim().min(1).max(400)).max(5),
})

const Help = HelpForm.extend({ versao: Version })

/** As it stands: whoever edits the menu behind it may have written more, or longer, than this form takes. */
const StoredLink = z.object({ label: z.string(), link: z.string(), svg: z.string().nullable() })

const StoredHelp = z.object({
  links: z.array(StoredLink),
  contatos: z.array(StoredLink),
  avisos: z.array(z.string()),
  versao: Version,
})

export const help = {
  /** `sugestoes` are the ways to speak to the store that its settings know. */
  get: call('GET', '/help', 'A ajuda da loja', 'conteudo.ver').output(
    StoredHelp.extend({ sugestoes: z.array(StoredLink) }),
  ),

  /** Refuses `VersaoAntiga`. */
  save: call('PUT', '/help', 'Salva a ajuda da loja', 'conteudo.editar').input(Help).output(StoredHelp),
}

export type HelpLink = z.infer<typeof HelpLink>
export type HelpForm = z.infer<typeof HelpForm>
