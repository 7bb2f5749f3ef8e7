// `node --import` of this file runs a program, with its child processes and threads, as on a machine whose clock is
// wrong by CLOCK_SHIFT_MS. The shop learns the time from nothing but `Date`.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)

globalThis.Date = new Proxy(Date, {
  construct: (date, values, made) =>
    Reflect.construct(date, values.length === 0 ? [date.now() + shiftMs] : values, made),
  apply: (date) => String(new date(date.now() + shiftMs)),
  get: (date, name) => (name === 'now' ? () => date.now() + shiftMs : Reflect.get(date, name)),
})
