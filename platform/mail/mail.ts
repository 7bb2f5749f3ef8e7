/** What verbs send mail with. */
export type Mail = { send(): Promise<void> }
