/** The faces that are offered to players first: those who lead, and the characters of Three Lines. Any other card hangs in the gallery. */

export const OFFERED: Readonly<Record<string, readonly string[]>> = {
  threelines: [
    ...['captain_sable', 'nadira_al_sahr', 'vikram_tal', 'kaela_stormborne', 'gorm_treefeller', 'lysa_fenwick', 'magister_quill', 'orla_nightbloom'],
    ...['petra_vale', 'rowan_ashgrove', 'seraphine_voss', 'thessaly_crane', 'amara_sunlance', 'old_king_hadrian', 'yara_flint', 'ysolde_the_pale'],
  ],
  generals: [
    ...['argeon_highmayne', 'ziran_sunforge', 'brome_warcrest', 'kaleos_xaan', 'reva_eventide', 'shidai_stormblossom', 'zirix_starstrider', 'scioness_sajj', 'ciphyron_ascendant'],
    ...['lilithe_blightchaser', 'cassyva_soulreaper', 'maehv_skinsolder', 'vaath_the_immortal', 'starhorn_the_seeker', 'ragnora_the_relentless', 'faie_bloodwing', 'kara_winterblade', 'ilena_cryobyte'],
  ],
  pantheon: [
    ...['azgaroth_the_ash_tyrant', 'lilith_vane_queen_of_whispers', 'mordun_the_bone_broker', 'vexis_flame_duelist', 'serrakh_keeper_of_the_red_ledger', 'ghorrim_lord_of_grudges'],
    ...['aurelion_dawnfather', 'thalassa_tidemother', 'kharos_judge_of_the_dead', 'ysmera_weaver_of_fate', 'bastara_wall_of_heaven', 'themior_voice_of_silence'],
    ...['captain_maren_holt', 'sister_elowen', 'doran_pike_quartermaster', 'the_nameless_knave', 'empress_isaura_giver_of_gifts', 'halvard_brandt_drillmaster'],
  ],
  cartoverse: ['ser_aldous_the_dawnshield', 'mother_celestine', 'thornmother_ysa', 'rook_wildstride', 'lady_nerezza', 'the_pale_clerk', 'warchief_brakka', 'ignis_the_unquenched'],
  ancients: ['h_r1', 'h_r2', 'h_r3', 'h_r4', 'h_g1', 'h_g2', 'h_g3', 'h_g4', 'h_b1', 'h_b2', 'h_b3', 'h_b4', 'h_k1', 'h_k2', 'h_k3', 'h_k4'],
};

/** All of them, as GAME/KEY. */
export const CHOOSABLE: readonly string[] = Object.entries(OFFERED).flatMap(([game, keys]) => keys.map((key) => `${game}/${key}`));
