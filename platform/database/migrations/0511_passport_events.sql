-- As 0461, with the passports that are opened.
drop index eventos_ferramentas;
create index eventos_ferramentas on eventos (data) where nome in (
  'add_to_comparison', 'find_size', 'view_tension', 'find_string_sets', 'choose_strings', 'save_instrument',
  'filter_fitting', 'use_tuner', 'use_tuning_fork', 'use_metronome', 'play_sound', 'compare_blind', 'prefer_left_handed',
  'view_passport'
);
