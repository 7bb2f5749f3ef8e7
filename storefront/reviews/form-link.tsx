import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { ShopLink } from '../components/shop-link.tsx'

type Props = {
  /** The page with the form, for who has no JavaScript or opens it beside this one. */
  to: string
  className?: string | undefined
  /** Fetches the panel with the form, which opens itself when it is there. */
  fetchPanel: () => Promise<ReactNode>
  children: ReactNode
}

/** A link to a form that opens in place. Its code comes with the first click; where it can't be had, the link goes on. */
export function FormLink({ to, className, fetchPanel, children }: Props) {
  const [opened, setOpened] = useState<{ times: number; panel: ReactNode }>({ times: 0, panel: null })

  async function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const panel = await fetchPanel()
      setOpened(({ times }) => ({ times: times + 1, panel }))
    } catch (error) {
      console.error('O formulário não pôde ser aberto aqui.', error)
      location.assign(to)
    }
  }

  return (
    <>
      <ShopLink to={to} className={className} onClick={open}>
        {children}
      </ShopLink>
      {/* Each opening begins anew. */}
      <Fragment key={opened.times}>{opened.panel}</Fragment>
    </>
  )
}
