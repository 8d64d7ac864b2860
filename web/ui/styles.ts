/**
 * What every interface needs before its first screen: tokens, base elements, and the page's style without script.
 * Components import their own CSS modules.
 */
import './theme.css';
import './base.css';
import './pageNotice.css';
